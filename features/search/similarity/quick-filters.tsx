import { SlidersHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { Chip } from "#/components/chip/chip.tsx";
import { EVERYTHING, type GuidedState } from "../guided/guided-state.ts";

/** Beats per minute on each side of the reference that «near its tempo» includes. */
const TEMPO_REACH = 8;

/** Renders the most useful filters for the results; all filters of guided search are behind the button. */
export function QuickFilters({
  filters,
  bpm,
  active,
  onChange,
  onOpen,
}: {
  filters: GuidedState;
  /** Tempo of the reference. */
  bpm: number | null;
  /** Number of active filters. */
  active: number;
  onChange: (filters: GuidedState) => void;
  onOpen: () => void;
}) {
  const t = useTranslations("similarity");
  const near = bpm === null ? null : { from: bpm - TEMPO_REACH, to: bpm + TEMPO_REACH };
  const isNear = near !== null && filters.tempo.from === near.from && filters.tempo.to === near.to;
  return (
    <section aria-labelledby="similarity-within" className="mt-8">
      <h2 id="similarity-within" className="font-semibold text-body">
        {t("within")}
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {near && (
          <Chip
            state={isNear ? "in" : "off"}
            onPress={() => onChange({ ...filters, tempo: isNear ? EVERYTHING.tempo : near, page: 1 })}
          >
            {t("nearTempo", { reach: TEMPO_REACH })}
          </Chip>
        )}
        <Button kind="secondary" size={36} aria-haspopup="dialog" onClick={onOpen}>
          <SlidersHorizontal aria-hidden="true" size={15} />
          {t("filters", { count: active })}
        </Button>
      </div>
      {/* Above the results it would push them down; where the page is narrow, it stands there. */}
      <p className="mt-5 text-ink2 text-small max-lg:hidden">{t("scoresHelp")}</p>
    </section>
  );
}
