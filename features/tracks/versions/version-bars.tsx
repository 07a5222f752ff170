import { useIsNear } from "#/components/near/use-is-near.ts";
import { useAnalysis } from "#/features/player/use-analysis.ts";
import { BARS, waveformBars } from "./waveform-bars.ts";

/**
 * Renders the waveform of a version from its analysis once it is near, because the server has no drawing of
 * versions.
 */
export function VersionBars({ analysis: path }: { analysis: string | null }) {
  const [frame, isNear] = useIsNear<HTMLSpanElement>();
  const analysis = useAnalysis(isNear ? path : null);
  return (
    <span ref={frame} className="block size-full">
      {analysis && <Bars bars={analysis.bars} />}
    </span>
  );
}

function Bars({ bars }: { bars: Uint8Array }) {
  return (
    <svg
      viewBox={`0 0 ${BARS.total} ${BARS.height}`}
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth={BARS.width}
      aria-hidden="true"
      className="block size-full"
    >
      {waveformBars(bars).map(({ path, opacity }) => (
        <path key={opacity} d={path} opacity={opacity} />
      ))}
    </svg>
  );
}
