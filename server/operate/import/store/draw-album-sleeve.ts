import { createHash } from "node:crypto";
import type { Analysis } from "#/contract/analysis.ts";
import type { MediaStore } from "#/server/platform/media/store.ts";
import { slugify } from "#/server/platform/text/slugify.ts";
import { drawSleeve } from "#/server/sound/covers/draw-sleeve.ts";
import { WRITINGS, type Writing } from "#/server/sound/covers/geometry.ts";
import { rasteriseSleeve } from "#/server/sound/covers/rasterise-sleeve.ts";
import { type AlbumImage, storeImage } from "./album-cover.ts";

/** Side of the stored picture, in pixels: the largest size that a page shows, at density 2. */
const SIDE = 960;

/** Kinds of writing by words in genres and instruments; the first match decides. */
const SIGNS: readonly [RegExp, Writing][] = [
  [/choir|choral|choeur/, "choeur"],
  [/brass|fanfare|march/, "fanfare"],
  [/vocal|song|voice|voix|chanson/, "voix"],
  [/drone|ambient/, "nappe"],
  [/techno|house|electro|edm|trance/, "pulsation"],
  [/synth|minimal/, "sequence"],
  [/solo|piano/, "solo"],
  [/orchestra|symphon|film|score|epic/, "ensemble"],
  [/quartet|duo|chamber/, "dialogue"],
  [/hip-hop|funk|disco|soul|jazz/, "disque"],
  [/rock|metal/, "texture"],
  [/nordic|landscape|nature/, "horizon"],
];

interface LeadTrack {
  album: string;
  reference: string | null;
  tonality: string | null;
  /** Slugs of mood families. */
  families: readonly string[];
  /** Genres and instruments as words. */
  words: readonly string[];
  analysis: Pick<Analysis, "spectrum" | "energy">;
}

/**
 * Draws the sleeve of an album without artwork from the sound of its lead track, and stores it. Without tags for mood
 * or writing, the album's name decides, always with the same result.
 */
export async function drawAlbumSleeve(media: MediaStore, lead: LeadTrack): Promise<AlbumImage> {
  const [first = lead.album, second] = lead.families;
  const sleeve = drawSleeve({
    reference: lead.reference ?? "",
    title: lead.album,
    moods: second === undefined ? [first] : [first, second],
    mode: lead.tonality?.endsWith("minor") ? "minor" : "major",
    writing: writingOf(lead),
    spectrum: new Uint8Array(Buffer.from(lead.analysis.spectrum, "base64")),
    energy: new Uint8Array(Buffer.from(lead.analysis.energy, "base64")),
  });
  return storeImage(media, lead.album, await rasteriseSleeve(sleeve.svg, SIDE, "png"), "png", sleeve);
}

function writingOf({ album, words }: LeadTrack): Writing {
  const slugs = words.map(slugify);
  const match = SIGNS.find(([pattern]) => slugs.some((slug) => pattern.test(slug)));
  if (match) return match[1];
  const place = createHash("sha256").update(album).digest().readUInt32BE() % WRITINGS.length;
  return WRITINGS[place] ?? "nappe";
}
