import type { Outline, Point, Ring } from "./map-outlines.ts";

/** Position of a country: the centre of its largest piece, then that piece's west, south, east and north. */
export type CountryBounds = [
  longitude: number,
  latitude: number,
  west: number,
  south: number,
  east: number,
  north: number,
];

/**
 * Measures the largest piece of a country, in degrees to a tenth. The other pieces are ignored, because distant islands
 * would pull the centre into the sea.
 */
export function boundsOf(outline: Outline): CountryBounds {
  const rings = outline.flatMap((polygon) => polygon.slice(0, 1));
  const largest = rings.reduce((best, ring) => (areaOf(ring) > areaOf(best) ? ring : best), rings[0] ?? []);
  const longitudes = largest.map(([longitude]) => longitude);
  const latitudes = largest.map(([, latitude]) => latitude);
  return [
    ...centreOf(largest),
    Math.min(...longitudes),
    Math.min(...latitudes),
    Math.max(...longitudes),
    Math.max(...latitudes),
  ].map((degrees) => Math.round(degrees * 10) / 10) as CountryBounds;
}

/** Returns the area by the shoelace formula, weighted by the width of a degree at that latitude. */
function areaOf(ring: Ring): number {
  const twice = sumOver(ring, (cross) => cross);
  const latitude = ring[0]?.[1] ?? 0;
  return Math.abs(twice / 2) * Math.cos((latitude * Math.PI) / 180);
}

function centreOf(ring: Ring): Point {
  const twice = sumOver(ring, (cross) => cross);
  if (twice === 0) return ring[0] ?? [0, 0];
  return [
    sumOver(ring, (cross, [x1], [x2]) => (x1 + x2) * cross) / (3 * twice),
    sumOver(ring, (cross, [, y1], [, y2]) => (y1 + y2) * cross) / (3 * twice),
  ];
}

function sumOver(ring: Ring, of: (cross: number, from: Point, to: Point) => number): number {
  let sum = 0;
  for (const [index, from] of ring.entries()) {
    const to = ring[(index + 1) % ring.length] as Point;
    sum += of(from[0] * to[1] - to[0] * from[1], from, to);
  }
  return sum;
}
