import { geometry, type Writing } from "./geometry.ts";
import { seededRandom } from "./seeded-random.ts";
import { type Ground, sleevePalette } from "./sleeve-palette.ts";
import { smoothNoise } from "./smooth-noise.ts";
import { soundField } from "./sound-field.ts";
import { type Mark, pick, SIDE } from "./stage.ts";

export interface SleeveInput {
  /** Catalogue number, `SIL 201`; with the title it is the seed. */
  reference: string;
  title: string;
  /** Slugs of mood families: the first gives the ground and the main ink, the second, if any, the second voice. */
  moods: readonly [string, string?];
  mode: "major" | "minor";
  /** Kind of writing: the geometry. */
  writing: Writing;
  /** Analysis of the lead track: 24 × 240 bytes, layout of contract/analysis.ts. */
  spectrum: Uint8Array;
  /** 240 bytes. */
  energy: Uint8Array;
}

export interface Sleeve {
  /** A square drawing of 600 × 600 units, without text. */
  svg: string;
  /** `#rrggbb`, for the title band laid over the top of the drawing. */
  ground: string;
  /** `#rrggbb`, for words on that ground: contrast at least 4.5 : 1. */
  ink: string;
}

/** Minor is dark, major is light, and either may be saturated (looks.md §6.1). */
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

/** The sleeve of an album on a chosen ground. See `drawSleeve`. */
export function drawSleeveOn(kind: Ground, input: SleeveInput): Sleeve {
  const random = seededRandom(`${input.reference} ${input.title}`);
  const palette = sleevePalette(kind, ...input.moods);
  const field = soundField(input.spectrum, input.energy);
  const marks = geometry(input.writing)({ field, random, noise: smoothNoise(random), palette });
  return { svg: toSvg(palette.ground, marks), ground: palette.ground, ink: palette.title };
}

/**
 * Draws the sleeve of an album from its own sound (looks.md §6): hue from mood, geometry from the kind of writing,
 * stroke from the spectrum. The same input always gives the same bytes. Flat opaque colours, no filter, no text.
 * Throws RangeError when the analysis does not have the lengths of the contract.
 */
export function drawSleeve(input: SleeveInput): Sleeve {
  const kind = pick(seededRandom(`${input.title} ${input.reference}`), GROUNDS[input.mode]);
  return drawSleeveOn(kind, input);
}
