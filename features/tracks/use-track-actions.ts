import { AudioWaveform, Check, Download, ListPlus, ShoppingCart } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useBusyCart } from "#/features/cart/busy-cart.ts";
import { openDownload } from "#/features/downloads/download-store.ts";
import { openPlaylistModal } from "#/features/projects/playlist-store.ts";
import type { Purpose } from "#/features/session/place.ts";
import { useSession } from "#/features/session/store.ts";
import { useSignInGate } from "#/features/session/use-sign-in-gate.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";

/** What of a track its actions need. */
export interface ActionTrack {
  id: number;
  name: string;
}

/** What can be done with a track: others like it for all, the rest for who is signed in; visitors are led there (S11). */
export function useTrackActions(track: ActionTrack) {
  const t = useTranslations("track");
  const common = useTranslations("common");
  const gate = useSignInGate();
  const router = useRouter();
  const lang = useLang();
  const inCart = useSession(({ user }) => user?.cart?.tracks.includes(track.id) ?? false);
  const isBusy = useBusyCart(({ busy }) => busy.includes(track.id));
  const gated = (purpose: Purpose, action: () => void) => () =>
    gate(action, { purpose, subject: track.name });

  const toggle = () =>
    import("#/features/cart/change-cart.ts").then(({ toggleInCart }) =>
      toggleInCart(track.id, common("update")),
    );
  return [
    {
      key: "similar",
      letter: "S",
      Sign: AudioWaveform,
      label: t("similar", { name: track.name }),
      isOn: false,
      isBusy: false,
      act: () => router.push(`/${lang}/search-similarity?track=${track.id}`),
    },
    {
      key: "project",
      letter: "A",
      Sign: ListPlus,
      label: t("addToProject", { name: track.name }),
      isOn: false,
      isBusy: false,
      act: gated("project", () => openPlaylistModal(track)),
    },
    {
      key: "cart",
      letter: "C",
      Sign: inCart ? Check : ShoppingCart,
      label: t(inCart ? "removeFromCart" : "addToCart", { name: track.name }),
      isOn: inCart,
      isBusy,
      act: gated("cart", () => void toggle()),
    },
    {
      key: "download",
      letter: null,
      Sign: Download,
      label: t("download", { name: track.name }),
      isOn: false,
      isBusy: false,
      act: gated("download", () => openDownload({ kind: "track", id: track.id, name: track.name })),
    },
  ] as const;
}
