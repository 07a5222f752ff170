import { geometry, type Writing } from "./geometry.ts";
import { seededRandom } from "./seeded-random.ts";
import { type Ground, sleevePalette } from "./sleeve-palette.ts";
import { smoothNoise } from "./smooth-noise.ts";
import { soundField } from "./sound-field.ts";
import { type Mark, pick, SIDE } from "./stage.ts";

export interface SleeveInput {
  /** Catalogue number, such as `SIL 201`. Number and title together are the seed. */
  reference: string;
  title: string;
  /** Slugs of mood families: the first sets the ground and the main ink, the second, if present, the second voice. */
  moods: readonly [string, string?];
  mode: "major" | "minor";
  /** Kind of writing, which selects the geometry. */
  writing: Writing;
  /** Analysis of the lead track: 24 × 240 bytes, layout of contract/analysis.ts. */
  spectrum: Uint8Array;
  /** 240 bytes. */
  energy: Uint8Array;
}

export interface Sleeve {
  /** A square drawing of 600 × 600 units, without text. */
  svg: string;
  /** `#rrggbb`: colour of the title band over the top of the drawing. */
  ground: string;
  /** `#rrggbb`: colour of the words on that ground, with a contrast of at least 4.5 : 1. */
  ink: string;
}

/** Minor is dark, major is light, and both may be saturated (looks §6.1). */
const GROUNDS = { minor: ["deep", "deep", "saturated"], major: ["pale", "saturated"] } as const;

function toSvg(ground: string, marks: readonly Mark[]): string {
  const groups: string[] = [];
  let open = "";
  for (const { fill, d, line } of marks) {
    if (fill !== open) groups.push(`${open && "</g>"}<g fill="${fill}">`);
    open = fill;
    groups.push(`<path d="${d}"${line ? ` stroke="${line.ink}" stroke-width="${line.width}"` : ""}/>`);
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}"><path fill="${ground}" d="M0 0h${SIDE}v${SIDE}H0z"/>${groups.join("")}${open && "</g>"}</svg>`;
}

/** Draws the sleeve of an album on a given ground. See `drawSleeve`. */
export function drawSleeveOn(kind: Ground, input: SleeveInput): Sleeve {
  const random = seededRandom(`${input.reference} ${input.title}`);
  const palette = sleevePalette(kind, ...input.moods);
  const field = soundField(input.spectrum, input.energy);
  const marks = geometry(input.writing)({ field, random, noise: smoothNoise(random), palette });
  return { svg: toSvg(palette.ground, marks), ground: palette.ground, ink: palette.title };
}

/**
 * Draws the sleeve of an album from its own sound (looks §6): the mood sets the hue, the kind of writing the
 * geometry, the spectrum the stroke. The same input always yields the same bytes. Flat opaque colours, no filter,
 * no text.
 * @throws {RangeError} when the analysis does not have the lengths of the contract.
 */
export function drawSleeve(input: SleeveInput): Sleeve {
  const kind = pick(seededRandom(`${input.title} ${input.reference}`), GROUNDS[input.mode]);
  return drawSleeveOn(kind, input);
}
