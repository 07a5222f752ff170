const SIZE = 64;

/** Returns smooth noise of the plane, about −1…1, one wave per unit; the same `random` always yields the same plane. */
export function smoothNoise(random: () => number): (x: number, y?: number) => number {
  const lattice = Float64Array.from({ length: SIZE * SIZE }, () => random() * 2 - 1);
  const at = (column: number, row: number) =>
    lattice[(((row % SIZE) + SIZE) % SIZE) * SIZE + (((column % SIZE) + SIZE) % SIZE)] ?? 0;
  const ease = (u: number) => u * u * u * (u * (6 * u - 15) + 10);
  return (x, y = 0) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const u = ease(x - column);
    const v = ease(y - row);
    const upper = at(column, row) * (1 - u) + at(column + 1, row) * u;
    const lower = at(column, row + 1) * (1 - u) + at(column + 1, row + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}
