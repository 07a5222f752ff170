import type { Cue } from "#/contract/cue-sheet.ts";
import { lanesOf } from "../cues/lanes-of.ts";
import { type FrameRate, timecodeOf } from "../time/timecode.ts";

const LANE = 22;
/** Lines of a block: thin, with space between them, as in every drawing of a quantity. */
const FURROWS = [4, 8, 12, 16];

/** Renders the placed cues to scale, one above the other where they overlap; only visual, since the list has it all. */
export function CueTimeline({ cues, rate }: { cues: readonly Cue[]; rate: FrameRate }) {
  const lanes = lanesOf(cues);
  if (lanes.length === 0) return null;
  const all = lanes.flat();
  const first = Math.min(...all.map(({ start }) => start));
  const span = Math.max(1, Math.max(...all.map(({ end }) => end)) - first);
  const height = lanes.length * LANE;
  return (
    <div className="mb-5" aria-hidden="true">
      <svg
        viewBox={`0 0 1000 ${height}`}
        width="100%"
        height={height}
        preserveAspectRatio="none"
        focusable="false"
        aria-hidden="true"
      >
        {lanes.map((lane, row) =>
          lane.map(({ id, start, end }) => {
            const x = ((start - first) / span) * 1_000;
            const width = Math.max(1, ((end - start) / span) * 1_000);
            return (
              <g key={id} className="fill-ink">
                {FURROWS.map((y) => (
                  <rect key={y} x={x} y={row * LANE + y} width={width} height="1.7" />
                ))}
              </g>
            );
          }),
        )}
      </svg>
      <p className="flex justify-between border-line border-t pt-1 text-ink3 text-label tabular-nums">
        <span>{timecodeOf(first, rate)}</span>
        <span>{timecodeOf(first + span, rate)}</span>
      </p>
    </div>
  );
}
