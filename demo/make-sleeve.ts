import { ANALYSIS_BANDS, ANALYSIS_COLUMNS, type Analysis } from "#/contract/analysis.ts";
import type { DemoAlbum } from "#/server/catalogue/content/shapes.ts";
import type { MediaStore } from "#/server/platform/media/store.ts";
import { drawSleeve } from "#/server/sound/covers/draw-sleeve.ts";
import { rasteriseSleeve } from "#/server/sound/covers/rasterise-sleeve.ts";

/** Side of the stored picture, in pixels: the largest a page shows, at density 2. */
const SLEEVE_SIZE = 960;

/** Draws the sleeve of an album from its lead track's sound, stores it, and gives the album's columns for it. */
export async function makeSleeve(album: DemoAlbum, analysis: Analysis | null, media: MediaStore) {
  const bytes = (text: string | undefined, length: number) =>
    text === undefined ? new Uint8Array(length) : new Uint8Array(Buffer.from(text, "base64"));
  const sleeve = drawSleeve({
    reference: album.reference,
    title: album.nameFr,
    moods: leadingMoods(album),
    mode: album.tracks[0]?.tonality.endsWith("major") ? "major" : "minor",
    writing: album.writing,
    spectrum: bytes(analysis?.spectrum, ANALYSIS_BANDS * ANALYSIS_COLUMNS),
    energy: bytes(analysis?.energy, ANALYSIS_COLUMNS),
  });
  const name = `images/album-${album.reference.toLowerCase().replaceAll(" ", "-")}.png`;
  await media.write(name, await rasteriseSleeve(sleeve.svg, SLEEVE_SIZE, "png"));
  return {
    image: name,
    imageFr: name,
    sleeveGround: sleeve.ground,
    sleeveInk: sleeve.ink,
  };
}

/** The two moods most of its tracks have; the earlier track wins a tie. */
export function leadingMoods(album: DemoAlbum): [string, string] {
  const counts = new Map<string, number>();
  for (const { mood } of album.tracks) counts.set(mood, (counts.get(mood) ?? 0) + 1);
  const [first = "open", second = first] = [...counts].sort((a, b) => b[1] - a[1]).map(([mood]) => mood);
  return [first, second];
}
