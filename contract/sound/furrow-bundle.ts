export interface FurrowBundleInput {
  /** Bytes, `spectrum[band * columns + column]`, lowest band first. */
  spectrum: Uint8Array;
  /** Bytes, one per column: the loudness of the sound in time. Its length is the number of columns. */
  energy: Uint8Array;
  /** Frequency lines: 9 in the player, 17 in a query (looks §5). */
  lines: number;
  /** Size of the drawing, in pixels or units. */
  width: number;
  height: number;
}

/** Smallest step between two drawn columns: a finer one would be invisible, and the markup would grow. */
const STEP = 4;
/** Minimum that keeps the lines visible in silence. */
const THINNEST = 0.35;
const QUIETEST = 0.3;

/** Share of a line's own mean level to subtract. */
const LEVELLING = 0.65;

const clamp = (value: number) => Math.min(1, Math.max(0, value));

function percentile(values: Float64Array, share: number): number {
  return values.toSorted()[Math.floor(share * (values.length - 1))] ?? 0;
}

function smoothed(values: Float64Array): Float64Array {
  const last = values.length - 1;
  return values.map(
    (v, i) => ((values[Math.max(0, i - 1)] ?? v) + 2 * v + (values[Math.min(last, i + 1)] ?? v)) / 4,
  );
}

/** Returns the means of `count` equal stretches of `values`. */
function resampled(values: ArrayLike<number>, count: number): Float64Array {
  return Float64Array.from({ length: count }, (_, i) => {
    const start = Math.floor((i * values.length) / count);
    const end = Math.max(start + 1, Math.floor(((i + 1) * values.length) / count));
    let sum = 0;
    for (let at = start; at < end; at++) sum += values[at] ?? 0;
    return sum / (end - start);
  });
}

/**
 * Returns the opening of the bundle, 0–1: e = loudness^.7, normalised at its 94th percentile, smoothed twice
 * (looks §5).
 */
function opening(energy: Uint8Array, columns: number): Float64Array {
  const loud = resampled(energy, columns).map((v) => (v / 255) ** 0.7);
  const top = percentile(loud, 0.94) || 1;
  return smoothed(smoothed(loud.map((v) => Math.max(QUIETEST, Math.min(1, v / top)))));
}

/**
 * Returns the strength of each line in time, 0–1, as one array of `columns` per line. Measured music is flat and
 * has strong lows: most of each line's own level is subtracted, and the range between the 12th and 98th
 * percentiles is stretched. Otherwise every furrow would be as thick as its neighbour.
 */
function strengths(spectrum: Uint8Array, bands: number, lines: number, columns: number): Float64Array[] {
  const length = spectrum.length / bands;
  const rows = Array.from({ length: lines }, (_, line) => {
    const from = Math.floor((line * bands) / lines);
    const to = Math.max(from + 1, Math.floor(((line + 1) * bands) / lines));
    const members = Array.from({ length: to - from }, (_, i) =>
      resampled(spectrum.subarray((from + i) * length, (from + i + 1) * length), columns),
    );
    return smoothed(
      Float64Array.from(
        { length: columns },
        (_, c) => members.reduce((sum, m) => sum + (m[c] ?? 0), 0) / members.length,
      ),
    );
  });
  const mean = (values: Float64Array) => values.reduce((sum, v) => sum + v, 0) / values.length;
  const level = mean(Float64Array.from(rows, mean));
  const levelled = rows.map((row) => {
    const excess = LEVELLING * (mean(row) - level);
    return row.map((v) => v - excess);
  });
  const all = Float64Array.from(levelled.flatMap((row) => [...row]));
  const [low, high] = [percentile(all, 0.12), percentile(all, 0.98)];
  return levelled.map((row) => row.map((v) => (high > low ? clamp((v - low) / (high - low)) : 0.5)));
}

/**
 * Returns the furrow bundle (looks §5) as one closed polygon per line, lowest first: flat arrays x0, y0, x1,
 * y1…, ready for a canvas. The bundle opens with loudness, so it is the waveform; its strokes are the spectrum.
 * @throws {RangeError} when the spectrum is not a whole number of rows of the length of `energy`.
 */
export function furrowBundlePolygons({
  spectrum,
  energy,
  lines,
  width,
  height,
}: FurrowBundleInput): Float64Array[] {
  const bands = spectrum.length / energy.length;
  if (energy.length === 0 || !Number.isInteger(bands) || bands === 0) {
    throw new RangeError("A spectrum has whole rows, each as long as the energy");
  }
  const columns = Math.max(2, Math.min(energy.length, Math.round(width / STEP)));
  const open = opening(energy, columns);
  const pitch = height / lines;
  return strengths(spectrum, bands, lines, columns).map((strength, line) => {
    const polygon = new Float64Array(columns * 4);
    for (let column = 0; column < columns; column++) {
      const e = open[column] ?? 0;
      const x = (column / (columns - 1)) * width;
      const y = height / 2 + ((lines - 1) / 2 - line) * pitch * e;
      const half = Math.max(
        THINNEST,
        (pitch / 2) * e * Math.min(0.94, (1.05 * (strength[column] ?? 0)) ** 1.1),
      );
      polygon.set([x, y - half], column * 2);
      polygon.set([x, y + half], polygon.length - 2 - column * 2);
    }
    return polygon;
  });
}

/** Returns the same bundle as SVG path data, one path per line, lowest first, rounded to a tenth. */
export function furrowBundlePaths(input: FurrowBundleInput): string[] {
  return furrowBundlePolygons(input).map((polygon) => {
    let [x, y] = [0, 0];
    let path = "";
    for (let i = 0; i < polygon.length; i += 2) {
      const [nextX, nextY] = [Math.round((polygon[i] ?? 0) * 10), Math.round((polygon[i + 1] ?? 0) * 10)];
      path += `${i === 0 ? "M" : "l"}${(nextX - x) / 10} ${(nextY - y) / 10}`;
      [x, y] = [nextX, nextY];
    }
    return `${path}z`;
  });
}
