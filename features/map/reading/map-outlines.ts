import type { Feature, MultiPolygon } from "geojson";

/** A country's position in degrees: the centre of its largest piece, then that piece's west, south, east, north. */
export type Place = readonly [number, number, number, number, number, number];

/** A country's outline by its ISO 3166-1 alpha-2 code. */
export type CountryOutline = Feature<MultiPolygon, { code: string }>;

/** Format of the outlines in their script: rings as flat steps of `unit` degrees (`scripts/make-map.ts`). */
interface Packed {
  unit: number;
  countries: Record<string, number[][][]>;
}

/** Parses the outlines of a data script. Throws when the text is invalid. */
export function readOutlines(text: string): CountryOutline[] {
  const { unit, countries } = JSON.parse(text) as Packed;
  return Object.entries(countries).map(([code, polygons]) => ({
    type: "Feature",
    properties: { code },
    geometry: {
      type: "MultiPolygon",
      coordinates: polygons.map((polygon) => polygon.map((ring) => readRing(ring, unit))),
    },
  }));
}

/** Parses the positions of a data script, by country code. */
export function readPlaces(text: string): ReadonlyMap<string, Place> {
  return new Map(Object.entries(JSON.parse(text) as Record<string, Place>));
}

function readRing(steps: readonly number[], unit: number): [number, number][] {
  const ring: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += steps[i] as number;
    y += steps[i + 1] as number;
    ring.push([x * unit, y * unit]);
  }
  return ring;
}
