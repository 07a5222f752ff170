export type Point = [longitude: number, latitude: number];
export type Ring = Point[];
export type Outline = Ring[][];

/** Boxes around the overseas departments that Natural Earth draws as parts of France: west, south, east, north. */
const OVERSEAS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  GF: [-55, 1, -51, 7],
  GP: [-62, 15.7, -60.9, 16.7],
  MQ: [-61.4, 14.2, -60.6, 15],
  RE: [55, -22, 56, -20],
  YT: [44.8, -13.2, 45.5, -12.4],
};

/** Returns the outline of a country; for France, those of its overseas departments separately. */
export function splitOverseas(code: string, outline: Outline): { code: string; outline: Outline }[] {
  if (code !== "FR") return [{ code, outline }];
  const codeOf = (polygon: Ring[]) => {
    const [longitude, latitude] = polygon[0]?.[0] ?? [0, 0];
    const found = Object.entries(OVERSEAS).find(
      ([, [west, south, east, north]]) =>
        longitude >= west && longitude <= east && latitude >= south && latitude <= north,
    );
    return found?.[0] ?? code;
  };
  return [...Map.groupBy(outline, codeOf)].map(([part, polygons]) => ({ code: part, outline: polygons }));
}

/** Returns the outline without details smaller than `tolerance` degrees; a ring that would collapse stays unchanged. */
export function simplified(outline: Outline, tolerance: number): Outline {
  if (tolerance === 0) return outline;
  return outline.map((polygon) =>
    polygon.map((ring) => {
      const simple = simplifiedRing(ring, tolerance);
      // A ring that collapsed or changed its direction would be drawn as the rest of the globe.
      return simple.length >= 4 && signOf(simple) === signOf(ring) ? simple : ring;
    }),
  );
}

function signOf(ring: Ring): number {
  return Math.sign(
    ring.reduce((sum, [x1, y1], index) => {
      const [x2, y2] = ring[(index + 1) % ring.length] as Point;
      return sum + x1 * y2 - x2 * y1;
    }, 0),
  );
}

/**
 * Simplifies a ring (Douglas and Peucker, 1973). It is cut at the point farthest from its first, so that it stays
 * closed.
 */
function simplifiedRing(ring: Ring, tolerance: number): Ring {
  if (ring.length <= 8) return ring;
  const first = ring[0] as Point;
  const far = ring.reduce(
    (best, point, index) => (distance(point, first) > distance(ring[best] as Point, first) ? index : best),
    0,
  );
  return [
    ...simplifiedLine(ring.slice(0, far + 1), tolerance),
    ...simplifiedLine(ring.slice(far), tolerance).slice(1),
  ];
}

function simplifiedLine(line: Ring, tolerance: number): Ring {
  if (line.length <= 2) return line;
  const [first, last] = [line[0] as Point, line.at(-1) as Point];
  let farthest = 0;
  let most = 0;
  for (const [index, point] of line.entries()) {
    const off = offset(point, first, last);
    if (off > most) [farthest, most] = [index, off];
  }
  if (most <= tolerance) return [first, last];
  return [
    ...simplifiedLine(line.slice(0, farthest + 1), tolerance),
    ...simplifiedLine(line.slice(farthest), tolerance).slice(1),
  ];
}

const distance = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x2 - x1, y2 - y1);

/** Returns the distance of a point from the line through two others. */
function offset(point: Point, from: Point, to: Point): number {
  const length = distance(from, to);
  if (length === 0) return distance(point, from);
  return (
    Math.abs((to[0] - from[0]) * (from[1] - point[1]) - (from[0] - point[0]) * (to[1] - from[1])) / length
  );
}
