import { FURROW_PITCH, FURROW_STROKES, type FurrowStep } from "./furrow-steps.ts";

/** Furrows of a country without music have no mood. */
const SILENT = "silent";

/** Returns a reference to the furrows of a mood at a step, for `fill`. */
export function furrowFill(mood: string | null, step: FurrowStep): string {
  return `url(#${idOf(step === 0 ? null : mood, step)})`;
}

const idOf = (mood: string | null, step: FurrowStep) => `furrows-${mood ?? SILENT}-${step}`;

/** Defines horizontal furrows of every mood and step; their pitch on screen is the same at any zoom. */
export function MapPatterns({ moods, zoom }: { moods: readonly string[]; zoom: number }) {
  const steps = [1, 2, 3] as const;
  const all: [string | null, FurrowStep][] = [
    [null, 0],
    ...steps.map((step): [null, FurrowStep] => [null, step]),
    ...moods.flatMap((mood) => steps.map((step): [string, FurrowStep] => [mood, step])),
  ];
  return (
    <defs>
      {all.map(([mood, step]) => (
        <pattern
          key={idOf(mood, step)}
          id={idOf(mood, step)}
          data-mood={mood ?? undefined}
          width={FURROW_PITCH}
          height={FURROW_PITCH}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${1 / zoom})`}
        >
          <rect
            y={(FURROW_PITCH - FURROW_STROKES[step]) / 2}
            width={FURROW_PITCH}
            height={FURROW_STROKES[step]}
            className={mood ? "fill-mood" : step === 0 ? "fill-ink3 opacity-60" : "fill-ink2"}
          />
        </pattern>
      ))}
    </defs>
  );
}
