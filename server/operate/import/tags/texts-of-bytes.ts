import { open } from "node:fs/promises";
import type { IAudioMetadata, ICommonTagsResult } from "music-metadata";
import { textOfBytes } from "#/contract/text-of-bytes.ts";
import { chunkHeads } from "./chunk-heads.ts";

/** More than any title or name; the rest of a longer text is not looked at. */
const LONGEST = 10_000;
const LINE = "\n";
/** Texts that the catalogue takes of common tags. */
const FIELDS = [
  "title",
  "album",
  "artist",
  "artists",
  "composer",
  "writer",
  "lyricist",
  "arranger",
  "genre",
  "label",
  "catalognumber",
] as const;
/** «Music by» in LIST/INFO, as ExifTool and TagLib know it; the parser passes it over. */
const MUSIC_BY = "IMUS";

/**
 * Returns the common tags with the texts of a wav's LIST/INFO and of an AIFF's own chunks in the encoding that their
 * bytes allow: neither form says one, so that the parser takes every sign for a byte of Latin-1 or of ASCII.
 */
export async function commonOfBytes(path: string, { common: parsedTags, native }: IAudioMetadata) {
  const musicBy = (native.exif ?? []).flatMap(({ id, value }) => (id === MUSIC_BY ? String(value) : []));
  const common = { ...parsedTags, composer: parsedTags.composer ?? musicBy };
  const mended = infoTexts(native.exif ?? []);
  const parsed = native.AIFF ?? [];
  for (const { name, text } of parsed.length > 0 ? await aiffTexts(path) : []) {
    const tag = parsed.find(({ id, value }) => id === name && typeof value === "string");
    if (tag) mended.set(String(tag.value), text);
  }
  return mended.size > 0 ? withTexts(common, (text) => mended.get(text) ?? text) : common;
}

/** The texts of LIST/INFO by what the parser made of them; none where it knew their encoding. */
function infoTexts(tags: readonly { value: unknown }[]): Map<string, string> {
  const values = tags.flatMap(({ value }) =>
    typeof value === "string" ? [value.replaceAll(LINE, " ")] : [],
  );
  const joined = values.join(LINE);
  if (joined === "" || /[^\0-\u00ff]/.test(joined)) return new Map();
  const texts = textOfBytes(Buffer.from(joined, "latin1")).split(LINE);
  if (texts.length !== values.length) return new Map();
  return new Map(values.map((value, place) => [value, texts[place] ?? value]));
}

/** The texts of an AIFF's name and author, which the parser reads as seven bits. */
async function aiffTexts(path: string): Promise<{ name: string; text: string }[]> {
  const file = await open(path);
  try {
    const found: { name: string; bytes: Buffer }[] = [];
    for await (const { name, size, start } of chunkHeads(file, true)) {
      if ((name !== "NAME" && name !== "AUTH") || found.some((one) => one.name === name)) continue;
      const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(size, LONGEST)), {
        position: start,
      });
      const [bytes = ""] = buffer.toString("latin1", 0, bytesRead).replaceAll(LINE, " ").split("\0");
      found.push({ name, bytes: Buffer.from(bytes, "latin1") });
    }
    const all = Buffer.concat(
      found.flatMap(({ bytes }, place) => (place > 0 ? [Buffer.from(LINE), bytes] : bytes)),
    );
    const texts = textOfBytes(all).split(LINE);
    return texts.length === found.length
      ? found.map(({ name }, place) => ({ name, text: texts[place] ?? "" }))
      : [];
  } finally {
    await file.close();
  }
}

/** Returns common tags with each text that the catalogue takes of them in another form. */
export function withTexts(common: ICommonTagsResult, text: (value: string) => string): ICommonTagsResult {
  const fields = FIELDS.flatMap((field) => {
    const value = common[field];
    if (value === undefined) return [];
    return [[field, Array.isArray(value) ? value.map(text) : text(value)]];
  });
  return { ...common, ...Object.fromEntries(fields) };
}
