import { open } from "node:fs/promises";
import type { IAudioMetadata, ICommonTagsResult } from "music-metadata";
import { textOfBytes } from "#/contract/text-of-bytes.ts";
import { chunkHeads } from "./chunk-heads.ts";

/** Maximum number of characters, more than any title or name has; the rest of a longer text is ignored. */
const LONGEST = 10_000;
const LINE = "\n";
/** Common tags that the catalogue uses. */
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
/** Id of «Music by» in LIST/INFO, as in ExifTool and TagLib; the parser ignores it. */
const MUSIC_BY = "IMUS";

/**
 * Returns the common tags, with the texts in the LIST/INFO of a WAV and in an AIFF's own chunks decoded in the encoding
 * that fits their bytes. Neither format declares an encoding, and the parser assumes Latin-1 or ASCII.
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

/** Maps texts of LIST/INFO, as the parser read them, to their decoded form; empty if the parser knew their encoding. */
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

/** Returns the name and author of an AIFF, whose texts the parser reads as seven-bit characters. */
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

/** Returns the common tags, with `text` applied to each text that the catalogue uses. */
export function withTexts(common: ICommonTagsResult, text: (value: string) => string): ICommonTagsResult {
  const fields = FIELDS.flatMap((field) => {
    const value = common[field];
    if (value === undefined) return [];
    return [[field, Array.isArray(value) ? value.map(text) : text(value)]];
  });
  return { ...common, ...Object.fromEntries(fields) };
}
