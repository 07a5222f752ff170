import type { SleevePalette } from "./sleeve-palette.ts";
import type { SoundField } from "./sound-field.ts";
import { closedSplinePath, type Point, splinePath } from "./spline-path.ts";

/** Side of a sleeve, in drawing units (looks §6). */
export const SIDE = 600;
/** Line fields extend this far past each edge, so that a turn of 45° leaves no bare corner. */
export const OVERSCAN = 130;
/** Thinnest half-stroke that a printer can reproduce. */
export const HAIRLINE = 0.7;

/** One flat shape: a colour and SVG path data. */
export interface Mark {
  fill: string;
  d: string;
  /** A contour line round the shape; `width` in units. */
  line?: { ink: string; width: number };
}

/** Crop of the drawing: a turn, a scale and the point of the drawing that lands on the focus. */
export interface Framing {
  /** Degrees. */
  turn: number;
  scale: number;
  centre: Point;
}

/** Everything a geometry may use. */
export interface Stage {
  field: SoundField;
  /** Returns numbers in [0, 1) from the sleeve's seed alone. */
  random: () => number;
  /** Smooth noise, −1…1, one wave per unit. */
  noise: (x: number, y?: number) => number;
  palette: SleevePalette;
}

/** A little below the middle, because the site lays a title band over the top quarter. */
const FOCUS: Point = [SIDE / 2, SIDE * 0.54];

/** Returns the function that maps points of a drawing into the cropped square. */
export function framed({ turn, scale, centre }: Framing): (point: Point) => Point {
  const cos = Math.cos((turn * Math.PI) / 180) * scale;
  const sin = Math.sin((turn * Math.PI) / 180) * scale;
  return ([x, y]) => {
    const dx = x - centre[0];
    const dy = y - centre[1];
    return [FOCUS[0] + dx * cos - dy * sin, FOCUS[1] + dx * sin + dy * cos];
  };
}

/** Returns whether the whole shape lies outside the square. */
function outside(points: readonly Point[]): boolean {
  return [0, 1].some(
    (axis) => points.every((p) => (p[axis] ?? 0) < 0) || points.every((p) => (p[axis] ?? 0) > SIDE),
  );
}

/** Returns both edges of a stroke of varying half-width around a line: its points, moved along the unit normal. */
function edges(line: readonly Point[], halfWidths: readonly number[]): [Point[], Point[]] {
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [i, point] of line.entries()) {
    const before = line[i - 1] ?? point;
    const after = line[i + 1] ?? point;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const reach = (halfWidths[i] ?? HAIRLINE) / (Math.hypot(dx, dy) || 1);
    left.push([point[0] - dy * reach, point[1] + dx * reach]);
    right.push([point[0] + dy * reach, point[1] - dx * reach]);
  }
  return [left, right];
}

/**
 * Returns the half-width of a furrow that has `pitch` units of room, for a strength of sound 0–1 (looks §6,
 * primitive).
 */
export function halfWidth(pitch: number, strength: number): number {
  return Math.max(HAIRLINE, (pitch / 2) * Math.min(0.96, 1.12 * strength));
}

/**
 * Draws a furrow: `samples` + 1 places along it, each `[x, y, half-width]`, framed into the square. Returns an
 * empty list when it falls outside.
 */
export function furrow(
  framing: Framing,
  fill: string,
  samples: number,
  place: (t: number) => readonly [x: number, y: number, halfWidth: number],
): Mark[] {
  const places = Array.from({ length: samples + 1 }, (_, i) => place(i / samples));
  const toSquare = framed(framing);
  const line = places.map(([x, y]) => toSquare([x, y]));
  const [left, right] = edges(
    line,
    places.map(([, , half]) => half * framing.scale),
  );
  if (outside([...left, ...right])) return [];
  return [{ fill, d: `${splinePath(left)}${splinePath(right.toReversed(), "L")}z` }];
}

/** Draws a closed furrow: the place at 1 equals the place at 0. */
export function ring(
  framing: Framing,
  fill: string,
  samples: number,
  place: (t: number) => readonly [x: number, y: number, halfWidth: number],
): Mark[] {
  const places = Array.from({ length: samples + 2 }, (_, i) =>
    place(((i + samples - 1) % samples) / samples),
  );
  const toSquare = framed(framing);
  const [left, right] = edges(
    places.map(([x, y]) => toSquare([x, y])),
    places.map(([, , half]) => half * framing.scale),
  ).map((edge) => edge.slice(1, -1)) as [Point[], Point[]];
  if (outside([...left, ...right])) return [];
  return [{ fill, d: closedSplinePath(left) + closedSplinePath(right.toReversed()) }];
}

/** Draws a polygon with sharp corners. */
export function polygon(framing: Framing, fill: string, corners: readonly Point[]): Mark[] {
  const points = corners.map(framed(framing));
  if (outside(points)) return [];
  return [{ fill, d: `M${points.map(([x, y]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`).join("L")}z` }];
}

/** Draws a full disc. */
export function disc(framing: Framing, fill: string, centre: Point, radius: number): Mark[] {
  const [x, y] = framed(framing)(centre);
  const r = +(radius * framing.scale).toFixed(1);
  if (x + r < 0 || x - r > SIDE || y + r < 0 || y - r > SIDE) return [];
  return [
    {
      fill,
      d: `M${+(x - r).toFixed(1)} ${+y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
    },
  ];
}

/** Picks one of several choices by seed. */
export function pick<T>(random: () => number, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}
