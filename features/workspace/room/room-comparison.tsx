import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "#/components/button/icon-button.tsx";
import {
  endComparison,
  type Side,
  switchHeard,
  useComparison,
} from "#/features/player/comparison/comparison.ts";
import type { Playable } from "#/features/player/playable.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";

/**
 * Renders the two compared candidates above the player: one press switches to the other. Calls `onEnd` when the
 * comparison ends by the button here, which had the focus.
 */
export function RoomComparison({ onEnd }: { onEnd: () => void }) {
  const t = useTranslations("sharedPage");
  const { first, other: second, heard, coming } = useComparison();
  const other = second ?? coming;
  const soundName = useSoundName();
  if (!first || !other) return null;
  const side = (which: Side, letter: string, playable: Playable) => (
    <button
      type="button"
      aria-pressed={heard === which}
      aria-busy={(coming !== null && which === "other") || undefined}
      onClick={() => heard !== which && switchHeard()}
      className={`flex h-14 min-w-0 flex-1 items-center rounded-control border px-3 text-left text-body font-semibold aria-busy:animate-pulse ${heard === which ? "border-ink bg-ink text-onink" : "border-line2 bg-bg"}`}
    >
      <span className="truncate">{t("hear", { letter, name: soundName(playable) })}</span>
    </button>
  );
  return (
    <fieldset className="sticky min-w-0 bottom-[var(--player-height)] z-[31] border-t border-line bg-bg">
      <legend className="sr-only">{t("comparing")}</legend>
      <div className="page-x flex gap-2 py-2">
        {side("first", "A", first)}
        {side("other", "B", other)}
        <IconButton
          label={t("endComparison")}
          onClick={() => {
            endComparison();
            onEnd();
          }}
          className="self-center"
        >
          <X aria-hidden="true" size={18} />
        </IconButton>
      </div>
    </fieldset>
  );
}
