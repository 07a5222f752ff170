import { AudioWaveform, Check, Download, ListPlus, ShoppingCart } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { Id } from "#/contract/hydra.ts";
import { itemIri } from "#/contract/item.ts";
import { useBusyCart } from "#/features/cart/busy-cart.ts";
import { cartItems } from "#/features/cart/cart-items.ts";
import { openDownload } from "#/features/downloads/download-store.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { useVersionLabel } from "#/features/player/use-version-label.ts";
import { openPlaylistModal } from "#/features/projects/playlist-store.ts";
import type { Purpose } from "#/features/session/place.ts";
import { useSession } from "#/features/session/store.ts";
import { useSignInGate } from "#/features/session/use-sign-in-gate.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";

/**
 * The fields of a track, or of one version of it (`trackVersion`), that its actions need; they act on exactly that
 * one.
 */
export interface ActionTrack {
  id: Id;
  name: string;
  /** Language of the name, if known. */
  nameLang?: string | null | undefined;
  trackVersion?: { id: Id; version: string } | undefined;
}

/**
 * Returns the actions for a track: everybody can search for similar ones, the others are for signed-in people;
 * visitors are sent to the sign-in (S11). `namesTrack` is for actions far from the track's row: their messages
 * then contain its name.
 */
export function useTrackActions(track: ActionTrack, { namesTrack = false } = {}) {
  const t = useTranslations("track");
  const common = useTranslations("common");
  const gate = useSignInGate();
  const router = useRouter();
  const lang = useLang();
  const { id, trackVersion } = track;
  const item = itemIri(track);
  const name = useSoundName()({ name: track.name, version: trackVersion?.version });
  const versionLabel = useVersionLabel();
  const inCart = useSession(({ user }) => cartItems(user?.cart).includes(item));
  // Before the profile is loaded, the cart is unknown: the button shows neither state, and a press adds the
  // track.
  const isCartKnown = useSession(({ user, hasToken }) => user !== null || !hasToken);
  const isBusy = useBusyCart(({ busy }) => busy.includes(item));
  const gated = (purpose: Purpose, action: () => void) => () => gate(action, { purpose, subject: name });
  const file = trackVersion && { id: trackVersion.id, label: versionLabel(trackVersion.version) };

  const done = namesTrack ? t(inCart ? "outOfCart" : "inCart", { name }) : common("update");
  const toggle = () =>
    import("#/features/cart/change-cart.ts").then(({ toggleInCart, putInCart }) =>
      (isCartKnown ? toggleInCart : putInCart)(item, done),
    );
  return [
    {
      key: "similar",
      letter: "S",
      Sign: AudioWaveform,
      label: t("similar", { name: track.name }),
      isOn: false,
      isBusy: false,
      act: () => router.push(`/${lang}/search-similarity?track=${id}`),
    },
    {
      key: "project",
      letter: "A",
      Sign: ListPlus,
      label: t("addToProject", { name }),
      isOn: false,
      isBusy: false,
      act: gated("project", () => openPlaylistModal(track)),
    },
    {
      key: "cart",
      letter: "C",
      Sign: inCart ? Check : ShoppingCart,
      label: t(isCartKnown ? (inCart ? "removeFromCart" : "addToCart") : "cart", { name }),
      isOn: inCart,
      isBusy,
      act: gated("cart", () => void toggle()),
    },
    {
      key: "download",
      letter: null,
      Sign: Download,
      label: t("download", { name }),
      isOn: false,
      isBusy: false,
      act: gated("download", () =>
        openDownload({
          kind: "track",
          id,
          name: track.name,
          nameLang: track.nameLang ?? null,
          ...(file && { version: file }),
        }),
      ),
    },
  ] as const;
}
