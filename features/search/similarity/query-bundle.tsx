import { useMemo } from "react";
import { furrowBundlePaths } from "#/contract/sound/furrow-bundle.ts";
import type { LoadedAnalysis } from "#/features/player/load-analysis.ts";

/** Units of the drawing, which is stretched to its box. */
const WIDTH = 1360;
const HEIGHT = 150;
/** Number of frequency lines of a query (looks §5). */
const LINES = 17;

/**
 * Renders the reference as a furrow bundle: ink for the whole, the page's mood between `from` and `to` (shares, 0–1).
 */
export function QueryBundle({ analysis, from, to }: { analysis: LoadedAnalysis; from: number; to: number }) {
  const paths = useMemo(
    () =>
      furrowBundlePaths({
        spectrum: analysis.spectrum,
        energy: analysis.energy,
        lines: LINES,
        width: WIDTH,
        height: HEIGHT,
      }).join(""),
    [analysis],
  );
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <path d={paths} className="fill-ink" opacity={0.62} />
      <clipPath id="similarity-part">
        <rect x={from * WIDTH} y={-HEIGHT} width={(to - from) * WIDTH} height={3 * HEIGHT} />
      </clipPath>
      <g clipPath="url(#similarity-part)">
        <rect x={0} y={-HEIGHT} width={WIDTH} height={3 * HEIGHT} className="fill-bg" />
        <path d={paths} className="fill-[var(--mood-fill,var(--ink))]" />
      </g>
    </svg>
  );
}
