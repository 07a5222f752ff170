import type { TrackBrief } from "../brief.ts";
import type { Style } from "../style.ts";
import { AFRICA } from "./africa.ts";
import { AMERICAS } from "./americas.ts";
import { CONCERT } from "./concert.ts";
import { LEVANT } from "./levant.ts";
import { MACHINES } from "./machines.ts";
import { NORTH } from "./north.ts";
import { STAGE } from "./stage.ts";
import { STILLNESS } from "./stillness.ts";

/** Styles by slug; a style may have a second shape for fast tracks. */
const STYLES: Record<string, { style: Style; fast?: { from: number; style: Style } }> = {
  ...AFRICA,
  ...AMERICAS,
  ...CONCERT,
  ...LEVANT,
  ...MACHINES,
  ...NORTH,
  ...STAGE,
  ...STILLNESS,
};

/** Slugs of all styles. */
export const STYLE_SLUGS = Object.keys(STYLES);

/** The style of an album, in the shape that fits a track's tempo. */
export function styleOf(slug: string, track: Pick<TrackBrief, "bpm">): Style {
  const entry = STYLES[slug];
  if (!entry) throw new RangeError(`unknown style ${slug}`);
  return entry.fast && track.bpm >= entry.fast.from ? entry.fast.style : entry.style;
}
