import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type Id, iriEnd } from "#/contract/hydra.ts";
import { itemIri } from "#/contract/item.ts";
import { cartItems, isCartKnown } from "#/features/cart/cart-items.ts";
import { openDownload } from "#/features/downloads/download-store.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { useVersionLabel } from "#/features/player/use-version-label.ts";
import { openPlaylistModal } from "#/features/projects/playlist-store.ts";
import type { Purpose } from "#/features/session/return-page.ts";
import { useSession } from "#/features/session/store.ts";
import { useSignInGate } from "#/features/session/use-sign-in-gate.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";

/** The actions of a track, in the order of their buttons. */
export const TRACK_ACTS = ["similar", "project", "cart", "download"] as const;
export type TrackAct = (typeof TRACK_ACTS)[number];

const KEYS = { similar: "S", project: "A", cart: "C" };
/** Keys of the actions in a row and in the player; the download has one in the player only. */
export const ACT_KEYS: Partial<Record<TrackAct, string>> = KEYS;
export const PLAYER_ACT_KEYS: Record<TrackAct, string> = { ...KEYS, download: "D" };

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
 * Returns the actions as functions of a track: everybody can search for similar tracks, the others are for signed-in
 * people; visitors are sent to the sign-in (S11). `namesTrack` is for actions far from the track's row: their messages
 * then contain its name.
 */
export function useTrackActs({ namesTrack = false } = {}): Record<TrackAct, (track: ActionTrack) => void> {
  const t = useTranslations("track");
  const common = useTranslations("common");
  const gate = useSignInGate();
  const router = useRouter();
  const lang = useLang();
  const soundName = useSoundName();
  const versionLabel = useVersionLabel();
  const nameOf = ({ name, trackVersion }: ActionTrack) => soundName({ name, version: trackVersion?.version });
  const isInCart = (track: ActionTrack) =>
    cartItems(useSession.getState().user?.cart).includes(itemIri(track));
  const gated = (purpose: Purpose, act: (track: ActionTrack) => void) => (track: ActionTrack) => {
    const { id, name, nameLang, trackVersion } = track;
    const about = { purpose, subject: nameOf(track), track: { id, name, nameLang, trackVersion } };
    // After signing in the track would be put in, and this press was to take it out.
    const isTakingOut = purpose === "cart" && isInCart(track);
    gate(() => act(track), isTakingOut ? undefined : about);
  };
  return {
    similar: ({ id }) => router.push(`/${lang}/search-similarity?track=${iriEnd(id)}`),
    project: gated("project", openPlaylistModal),
    cart: gated("cart", (track) => {
      const session = useSession.getState();
      const item = itemIri(track);
      const done = namesTrack
        ? t(isInCart(track) ? "outOfCart" : "inCart", { name: nameOf(track) })
        : common("update");
      // A press adds the track while the cart is unknown.
      void import("#/features/cart/change-cart.ts").then(({ toggleInCart, putInCart }) =>
        (isCartKnown(session) ? toggleInCart : putInCart)(item, done),
      );
    }),
    download: gated("download", ({ id, name, nameLang, trackVersion }) =>
      openDownload({
        kind: "track",
        id,
        name,
        nameLang: nameLang ?? null,
        ...(trackVersion && {
          version: { id: trackVersion.id, label: versionLabel(trackVersion.version) },
        }),
      }),
    ),
  };
}
