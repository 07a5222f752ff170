import { useTranslations } from "next-intl";
import { LazyMessages } from "#/lib/i18n/lazy-messages.tsx";
import type { Playable } from "../playable.ts";
import { useSoundName } from "../use-sound-name.ts";
import { useVersionLabel } from "../use-version-label.ts";
import { type Side, switchHeard, useComparison } from "./comparison.ts";

/** Switch between the two compared versions or tracks: the pressed one is audible. */
export function ComparisonSwitch() {
  const { first, other, coming } = useComparison();
  const second = other ?? coming;
  return (
    first &&
    second && (
      <LazyMessages names={["panel"]}>
        <Sides first={first} other={second} />
      </LazyMessages>
    )
  );
}

function Sides({ first, other }: { first: Playable; other: Playable }) {
  const t = useTranslations("panel");
  const { heard, coming } = useComparison();
  const versionLabel = useVersionLabel();
  const soundName = useSoundName();
  const areVersions = first.id === other.id;
  const nameOf = (playable: Playable) => {
    if (!areVersions) return soundName(playable);
    return playable.version ? versionLabel(playable.version) : t("fullVersion");
  };
  const side = (which: Side, letter: string, playable: Playable) => {
    const label = nameOf(playable);
    return (
      <button
        type="button"
        aria-pressed={heard === which}
        aria-label={t("hear", { version: label })}
        aria-busy={(coming !== null && which === "other") || undefined}
        title={label}
        onClick={() => heard !== which && switchHeard()}
        className={`touch-target grid size-8 aria-busy:animate-pulse place-items-center text-small font-semibold ${heard === which ? "bg-ink text-onink" : "border border-line2 text-ink2"}`}
      >
        {letter}
      </button>
    );
  };
  return (
    <fieldset className="flex shrink-0">
      <legend className="sr-only">{t("compare")}</legend>
      {side("first", "A", first)}
      {side("other", "B", other)}
    </fieldset>
  );
}
