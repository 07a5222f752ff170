import { versionInWords, withUnderscoresAsSpaces } from "./words-of-name.ts";

/**
 * Returns names without the album's name before the title, as in `Neon Canal_Afterglow`: if all of them begin with it
 * and a sign that separates it, and something other than a version or a number follows in each.
 */
export function withoutAlbumName(names: readonly string[], album: string): readonly string[] {
  const rests = names.map((name) => {
    const [whole = "", front = ""] = /^(.+?)(?:_|\s+[-\u2013\u2014]\s+)(?=\S)/u.exec(name) ?? [];
    return withUnderscoresAsSpaces(front) === withUnderscoresAsSpaces(album)
      ? name.slice(whole.length)
      : null;
  });
  const isTitle = (rest: string | null) =>
    rest !== null && /\p{L}/u.test(rest) && versionInWords(rest) === null;
  return new Set(rests).size > 1 && rests.every(isTitle) ? rests.map((rest) => rest ?? "") : names;
}
