import type { Cue } from "#/contract/cue-sheet.ts";
import { lanesOf } from "../cues/lanes-of.ts";
import { type FrameRate, timecodeOf } from "../time/timecode.ts";

/** Height of a lane. */
const LANE = 22;
/** Offsets of the thin lines (furrows) that make a block, as in the other drawings of the site. */
const FURROWS = [4, 8, 12, 16];

/** Renders the placed cues to scale, in lanes where they overlap; hidden from screen readers, which have the list. */
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
