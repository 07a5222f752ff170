import { useTranslations } from "next-intl";
import { MoodLabel } from "#/features/player/mood-label.tsx";
import type { MapIsland } from "../reading/map-island.ts";
import { FURROW_STROKES, furrowSteps } from "./furrow-steps.ts";

/** Renders the legend of the furrows' hue and thickness. */
export function MapLegend({ island }: { island: MapIsland }) {
  const t = useTranslations("map");
  const steps = furrowSteps(Math.max(1, ...island.countries.map(({ count }) => count)));
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2 pt-4 text-small max-md:hidden">
      {/* Hidden in forced colours, which replace the hues. */}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 forced-colors:hidden">
        <dt>
          <span className="font-semibold">{t("colour")}</span>{" "}
          <span className="text-ink2">{t("colourText")}</span>
        </dt>
        {island.moods.map((mood) => (
          <dd key={mood.slug}>
            <MoodLabel mood={mood} />
          </dd>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <dt>
          <span className="font-semibold">{t("line")}</span>{" "}
          <span className="text-ink2">{t("lineText")}</span>
        </dt>
        {steps.map((step, index) => (
          <dd key={step} className="flex items-center gap-2">
            <svg width="22" height="6" aria-hidden="true" focusable="false">
              <path d="M0 3H22" className="stroke-ink" strokeWidth={FURROW_STROKES[index + 1]} />
            </svg>
            {index === steps.length - 1 ? t("andMore", { count: step }) : step}
          </dd>
        ))}
      </div>
    </dl>
  );
}
