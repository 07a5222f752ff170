/**
 * Renders the needle: at the tempo now playing through all bands, with the title in its own band and the tempo
 * below.
 */
export function DialNeedle({
  x,
  bpm,
  name,
  band,
  bands,
}: {
  x: number;
  bpm: number;
  name: string;
  /** Index of the band of the music's mood; -1 for none. */
  band: number;
  bands: number;
}) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 w-0"
      style={{ left: `${x * 100}%` }}
    >
      <span className="-translate-x-1/2 absolute inset-y-0 left-0 -bottom-1 w-0.5 bg-ink" />
      <span className="-translate-x-1/2 absolute top-full left-0 mt-1 rounded-control bg-ink px-1.5 py-px font-semibold text-label text-onink">
        {bpm}
      </span>
      {band >= 0 && (
        <span
          className={`absolute max-w-[22ch] truncate bg-ink px-1.5 font-semibold text-label text-onink ${
            x > 0.6 ? "right-full rounded-l-control" : "left-0 rounded-r-control"
          }`}
          style={{ top: `${(band / bands) * 100}%` }}
        >
          {name}
        </span>
      )}
    </div>
  );
}
