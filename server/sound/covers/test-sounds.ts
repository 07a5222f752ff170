import { ANALYSIS_BANDS, ANALYSIS_COLUMNS } from "#/contract/analysis.ts";

/**
 * Returns a plausible analysis for tests, as flat and tilted as real measurements: chords that change every `beat`
 * columns, sections of different loudness, a fade at both ends. Deterministic.
 */
export function testSound(beat: number): { spectrum: Uint8Array; energy: Uint8Array } {
  const chord = (band: number, bar: number) => 0.5 + 0.5 * Math.sin(band * 2.7 + bar * bar * 1.3 + beat);
  const section = (column: number) => 0.6 + 0.35 * Math.sin((column / ANALYSIS_COLUMNS) * 9 + beat);
  const level = (column: number) =>
    section(column) *
    (0.7 + 0.3 * Math.exp((-3 * (column % beat)) / beat)) *
    Math.min(1, column / 10, (ANALYSIS_COLUMNS - 1 - column) / 14);
  return {
    energy: Uint8Array.from({ length: ANALYSIS_COLUMNS }, (_, column) => 240 * level(column)),
    spectrum: Uint8Array.from({ length: ANALYSIS_BANDS * ANALYSIS_COLUMNS }, (_, i) => {
      const band = Math.floor(i / ANALYSIS_COLUMNS);
      const column = i % ANALYSIS_COLUMNS;
      return (
        200 *
        (1 - band / 50) *
        (0.6 + 0.25 * chord(band, Math.floor(column / beat))) *
        (0.7 + 0.3 * level(column))
      );
    }),
  };
}
