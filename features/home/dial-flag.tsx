import type { DialTick } from "./dial-bands.ts";
import type { PlacedTick } from "./dial-ticks.ts";

/** Names the targeted track beside its tick; the dial itself announces it. */
export function DialFlag({
  aimed,
  band,
  bands,
  mood,
}: {
  aimed: PlacedTick<DialTick>;
  band: number;
  bands: number;
  mood: string;
}) {
  const { name, writer, bpm } = aimed.tick;
  const beyondMiddle = aimed.x > 0.5;
  return (
    <div
      aria-hidden="true"
      data-mood={mood}
      className="pointer-events-none absolute z-10"
      style={{ left: `${aimed.x * 100}%`, top: `${(band / bands) * 100}%`, height: `${100 / bands}%` }}
    >
      <span className="-translate-x-1/2 absolute inset-y-0 w-[3px] bg-ink" />
      <span
        className={`absolute top-0 flex h-full flex-col justify-center whitespace-nowrap bg-ink px-2.5 text-onink ${
          beyondMiddle ? "right-0 rounded-l-control" : "left-0 rounded-r-control"
        }`}
      >
        <span className="font-semibold text-small">{name}</span>
        <span className="text-label">
          {writer} · {bpm}
        </span>
      </span>
    </div>
  );
}
