import type { SoundFacts } from "./sound-facts.ts";

/** A picture to embed in a file, as JPEG. */
export type Cover = Uint8Array | null;

const UTF_8 = 3;
const FRONT_COVER = 3;

/** Encodes a number as four bytes of seven bits each (ID3v2.4 structure, §6.2). */
function syncSafe(value: number): Buffer {
  return Buffer.from([21, 14, 7, 0].map((shift) => (value >> shift) & 0x7f));
}

function frame(id: string, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat([Buffer.from([UTF_8]), ...parts]);
  return Buffer.concat([Buffer.from(id, "latin1"), syncSafe(body.length), Buffer.alloc(2), body]);
}

const NONE = Buffer.alloc(0);

/** Returns a text frame; NUL separates several values (ID3v2.4 frames, §4.2). */
function text(id: string, values: readonly (string | number | null)[]): Buffer {
  const given = values.filter((value) => value !== null && value !== "");
  return given.length === 0 ? NONE : frame(id, Buffer.from(given.join("\0")));
}

const named = (name: string, values: readonly string[]) =>
  values.length === 0 ? NONE : frame("TXXX", Buffer.from([name, ...values].join("\0")));

/**
 * Writes people twice: as one text, since many readers (those built on FFmpeg, most players) end a text at its first
 * NUL or run the values into one word, and as separate values under the name that taggers use.
 */
const people = (id: string, name: string, names: readonly string[]) =>
  Buffer.concat([text(id, [names.join(" / ")]), named(name, names)]);

const comment = (language: "eng" | "fra", words: string) =>
  frame("COMM", Buffer.from(`${language}\0${words}`));

const picture = (cover: Cover) =>
  cover ? frame("APIC", Buffer.from(`image/jpeg\0${String.fromCharCode(FRONT_COVER)}\0`), cover) : NONE;

/** Returns a tonality in the form of the frame TKEY: `C#m`, `Bb`. */
export function shortKey(tonality: string | null): string | null {
  const [, note, mode] = tonality?.match(/^([A-G][#b]?) (major|minor)$/) ?? [];
  return note ? `${note}${mode === "minor" ? "m" : ""}` : null;
}

/** Returns an ID3v2.4 tag with all known facts of a sound (id3v2.4.0-structure and id3v2.4.0-frames). */
export function id3Tag(facts: SoundFacts, cover: Cover): Buffer {
  const { writers, licence } = facts;
  const names = (role: string) =>
    writers.filter((one) => (one.role ?? "C").includes(role)).map(({ name }) => name);
  const frames = Buffer.concat([
    text("TIT2", [facts.title]),
    text("TIT3", [facts.version]),
    people("TPE1", "ARTISTS", names("")),
    people("TCOM", "COMPOSERS", names("C")),
    people("TEXT", "LYRICISTS", names("A")),
    text("TPUB", [facts.publisher]),
    text("TALB", [facts.album]),
    text("TCON", facts.genres),
    text("TBPM", [facts.bpm]),
    text("TKEY", [shortKey(facts.tonality)]),
    text("TLEN", [facts.seconds * 1_000]),
    text("TSRC", [facts.isrc, ...facts.otherIsrcs]),
    text("TDRC", [facts.year]),
    text("TCOP", [licence.en]),
    named("CATALOGNUMBER", facts.reference === null ? [] : [facts.reference]),
    named("MOOD", facts.mood === null ? [] : [facts.mood]),
    comment("eng", licence.en),
    comment("fra", licence.fr),
    picture(cover),
  ]);
  return Buffer.concat([Buffer.from("ID3"), Buffer.from([4, 0, 0]), syncSafe(frames.length), frames]);
}
