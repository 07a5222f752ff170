import type { Dial } from "#/contract/dial.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { termTitle } from "#/lib/i18n/localise.ts";
import { type DialWidth, layLabels } from "./dial-labels.ts";
import { DIAL_UNITS, TICK_HEIGHT, ticksPath } from "./dial-ticks.ts";

const FROM: Record<DialWidth, string> = {
  narrow: "",
  medium: "hidden @min-[480px]:block",
  wide: "hidden @min-[1080px]:block",
};

/** Stroke of a tick, CSS pixels (looks.md §5, Dial), and of ticks in a band with fewer tracks. */
const STROKE = 1.7;
const STRONG_STROKE = 2.6;
const CROWDED = 60;

/**
 * Renders a mood's band: a tick for each track at its tempo, as high as its energy relative to `loudest`, and the
 * places of origin of its music.
 */
export function DialBand({
  band,
  loudest,
  lang,
}: {
  band: Dial["bands"][number];
  loudest: number;
  lang: Lang;
}) {
  const places = band.places.map((place) => ({ title: termTitle(place, lang), bpm: place.bpm }));
  return (
    <div data-mood={band.mood} className="relative h-12 border-line border-b">
      <svg
        viewBox={`0 0 ${DIAL_UNITS} ${TICK_HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
        className="absolute inset-x-0 bottom-0 h-8 w-full overflow-visible"
      >
        <path
          d={ticksPath(band.ticks, loudest)}
          vectorEffect="non-scaling-stroke"
          className="stroke-mood"
          strokeWidth={band.ticks.length < CROWDED ? STRONG_STROKE : STROKE}
          fill="none"
        />
      </svg>
      {layLabels(places).map(({ title, x, from }) => (
        <span
          key={title}
          aria-hidden="true"
          className={`-translate-x-1/2 absolute top-px whitespace-nowrap font-medium text-label leading-[14px] ${FROM[from]}`}
          style={{ left: `${x * 100}%` }}
        >
          {title}
        </span>
      ))}
    </div>
  );
}
