/**
 * `node scripts/make-map.ts`: makes the map data in public/map from world-atlas (ISC, Natural Earth). Outlines are
 * listed by ISO 3166-1 alpha-2 codes; French overseas departments, which Natural Earth draws as parts of France, are
 * separate countries here, as in the catalogue. The site loads `countries.js` and `places.js` at start, and
 * `countries-50m.js` when the visitor zooms in.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { feature } from "topojson-client";
import { alpha2Of } from "./map-codes.ts";
import { type Outline, type Ring, simplified, splitOverseas } from "./map-outlines.ts";
import { boundsOf } from "./map-places.ts";

type Topology = Parameters<typeof feature>[0];
type CountryOutline = { code: string; outline: Outline };

const ROOT = resolve(import.meta.dirname, "..");
const ANTARCTICA = "AQ";
/**
 * Codes for areas that Natural Earth draws without one: of the country they belong to for the United Nations, or the
 * usual XK.
 */
const WITHOUT_CODE: Readonly<Record<string, string>> = { Kosovo: "XK", "N. Cyprus": "CY", Somaliland: "SO" };
/** Size in degrees of the largest detail left out of the close outlines: a third of a pixel at the closest zoom. */
const TOLERANCE = 0.04;

function countriesOf(scale: "110m" | "50m"): CountryOutline[] {
  const path = join(ROOT, "node_modules/world-atlas", `countries-${scale}.json`);
  const topology = JSON.parse(readFileSync(path, "utf8")) as Topology;
  const countries = topology.objects.countries;
  if (countries?.type !== "GeometryCollection") throw new Error(`${path} holds no countries`);
  const drawn = feature(topology, countries).features.flatMap(({ id, geometry, properties }) => {
    const code = alpha2Of(String(id)) ?? WITHOUT_CODE[properties?.name];
    if (!code || code === ANTARCTICA) return [];
    const outline = (
      geometry.type === "MultiPolygon"
        ? geometry.coordinates
        : geometry.type === "Polygon"
          ? [geometry.coordinates]
          : []
    ) as Outline;
    return splitOverseas(code, outline);
  });
  return [...Map.groupBy(drawn, ({ code }) => code)].map(([code, parts]) => ({
    code,
    outline: parts.flatMap(({ outline }) => outline),
  }));
}

/** Writes data as a script that holds it as text, so that a page that never shows the map does not parse it. */
function write(file: string, name: string, data: unknown) {
  const text = JSON.stringify(JSON.stringify(data));
  const source =
    "/* Natural Earth, public domain, by way of world-atlas 2 (c) Michael Bostock, ISC licence */";
  writeFileSync(join(ROOT, "public/map", file), `${source}\n(self.sillonMap ??= {}).${name} = ${text};\n`);
}

/** Returns rings as flat lists of whole hundredths of a degree, each point relative to the one before. */
function packed(outline: Outline, unit: number) {
  const flat = (ring: Ring) => {
    let [x, y] = [0, 0];
    return ring.flatMap(([longitude, latitude]) => {
      const [nextX, nextY] = [Math.round(longitude / unit), Math.round(latitude / unit)];
      const step = [nextX - x, nextY - y];
      [x, y] = [nextX, nextY];
      return step;
    });
  };
  return outline.map((polygon) => polygon.map(flat));
}

const near = countriesOf("50m");
const far = countriesOf("110m");
const table = (drawn: CountryOutline[], unit: number, tolerance: number) => ({
  unit,
  countries: Object.fromEntries(
    drawn.map(({ code, outline }) => [code, packed(simplified(outline, tolerance), unit)]),
  ),
});
write("countries.js", "countries", table(far, 0.05, 0));
write("countries-50m.js", "closeCountries", table(near, 0.01, TOLERANCE));
write("places.js", "places", Object.fromEntries(near.map(({ code, outline }) => [code, boundsOf(outline)])));
