/**
 * Added to the variance within recordings, whose values are standardised: keeps rare directions from being amplified.
 */
const REGULARISATION = 0.3;
/**
 * How much the widths of the learnt axes are evened out: 0 leaves each as wide as recordings differ along it, 1 makes
 * all equal.
 */
const EVENING_OUT = 0.5;
const ROTATIONS = 60;

/** Means of the raw values, and axes to project them onto, widest first. */
export interface Axes {
  means: number[];
  axes: number[][];
}

/**
 * Learns the axes along which recordings differ most from each other relative to how much each varies within itself
 * (regularised linear discriminant analysis with recordings as classes). `recordings[r][segment]` holds raw values.
 */
export function learnAxes(recordings: readonly (readonly Float64Array[])[], count: number): Axes {
  const all = recordings.flat();
  const size = all[0]?.length ?? 0;
  const means = Array.from({ length: size }, (_, i) => mean(all, i));
  const widths = means.map(
    (middle, i) =>
      Math.sqrt(all.reduce((sum, one) => sum + ((one[i] ?? 0) - middle) ** 2, 0) / all.length) || 1,
  );
  const inside = square(size);
  const whole = square(size);
  for (const segments of recordings) {
    const own = Array.from({ length: size }, (_, i) => mean(segments, i));
    for (const segment of segments) {
      const near = own.map((middle, i) => ((segment[i] ?? 0) - middle) / (widths[i] as number));
      const far = means.map((middle, i) => ((segment[i] ?? 0) - middle) / (widths[i] as number));
      addOuter(inside, near, 1 / all.length);
      addOuter(whole, far, 1 / all.length);
    }
  }
  for (let i = 0; i < size; i++) (inside[i] as number[])[i] = (inside[i]?.[i] ?? 0) + REGULARISATION;
  const evened = eigen(inside).map(({ value, vector }) => vector.map((x) => x / Math.sqrt(value)));
  const between = evened.map((a) => {
    const turned = whole.map((row) => dot(row, a));
    return evened.map((b) => dot(turned, b));
  });
  const axes = eigen(between)
    .slice(0, count)
    .map(({ value, vector }) =>
      means.map((_, i) => {
        const along = vector.reduce((sum, x, k) => sum + x * (evened[k]?.[i] ?? 0), 0);
        return along / (widths[i] as number) / value ** (EVENING_OUT / 2);
      }),
    );
  return { means, axes };
}

const square = (size: number) => Array.from({ length: size }, () => new Array<number>(size).fill(0));
const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);
const mean = (rows: readonly Float64Array[], i: number) =>
  rows.reduce((sum, row) => sum + (row[i] ?? 0), 0) / rows.length;

function addOuter(matrix: number[][], vector: readonly number[], weight: number): void {
  for (const [i, row] of matrix.entries()) {
    for (let j = 0; j < row.length; j++)
      row[j] = (row[j] ?? 0) + weight * (vector[i] ?? 0) * (vector[j] ?? 0);
  }
}

/** Returns the eigenvalues of a symmetric matrix with their vectors, largest first (Jacobi rotations). */
function eigen(symmetric: readonly (readonly number[])[]): { value: number; vector: number[] }[] {
  const matrix = symmetric.map((row) => Float64Array.from(row));
  const vectors = symmetric.map((_, i) => Float64Array.from(symmetric, (__, j) => (i === j ? 1 : 0)));
  for (let round = 0; round < ROTATIONS; round++) {
    for (let p = 0; p < matrix.length; p++) {
      for (let q = p + 1; q < matrix.length; q++) rotate(matrix, vectors, p, q);
    }
  }
  return matrix
    .map((row, i) => ({ value: row[i] as number, vector: vectors.map((one) => one[i] as number) }))
    .toSorted((a, b) => b.value - a.value);
}

function rotate(matrix: Float64Array[], vectors: Float64Array[], p: number, q: number): void {
  const [rowP, rowQ] = [matrix[p] as Float64Array, matrix[q] as Float64Array];
  const off = rowP[q] as number;
  if (Math.abs(off) < 1e-14) return;
  const theta = ((rowQ[q] as number) - (rowP[p] as number)) / (2 * off);
  const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.hypot(theta, 1));
  const cos = 1 / Math.hypot(tangent, 1);
  const sin = tangent * cos;
  const turn = (a: Float64Array, i: number, b: Float64Array, j: number) => {
    const [x, y] = [a[i] as number, b[j] as number];
    a[i] = cos * x - sin * y;
    b[j] = sin * x + cos * y;
  };
  for (const row of matrix) turn(row, p, row, q);
  for (let k = 0; k < matrix.length; k++) turn(rowP, k, rowQ, k);
  for (const row of vectors) turn(row, p, row, q);
}
