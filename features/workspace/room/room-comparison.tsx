import { useTranslations } from "next-intl";
import { switchHeard, useComparison } from "#/features/player/comparison/comparison.ts";
import type { Playable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";

/** The two candidates that are compared, over the player: the one that is heard is pressed, the other a press away. */
export function RoomComparison() {
  const t = useTranslations("sharedPage");
  const current = usePlayer((state) => state.current);
  const { other, heard, loading } = useComparison();
  const soundName = useSoundName();
  if (!current || !other) return null;
  const side = (which: "current" | "other", letter: string, playable: Playable) => (
    <button
      type="button"
      aria-pressed={heard === which}
      aria-busy={(loading && heard === which) || undefined}
      onClick={() => heard !== which && switchHeard()}
      className={`flex h-14 min-w-0 flex-1 items-center rounded-control border px-3 text-left text-body font-semibold aria-busy:animate-pulse ${heard === which ? "border-ink bg-ink text-onink" : "border-line2 bg-bg"}`}
    >
      <span className="truncate">{t("hear", { letter, name: soundName(playable) })}</span>
    </button>
  );
  return (
    <fieldset className="safe-x fixed inset-x-0 bottom-[var(--player-height)] z-[31] border-t border-line bg-bg">
      <legend className="sr-only">{t("comparing")}</legend>
      <div className="page-x flex gap-2 py-2">
        {side("current", "A", current)}
        {side("other", "B", other)}
      </div>
    </fieldset>
  );
}
