import { houseName } from "#/contract/house-name.ts";
import { type Cover, id3Tag, shortKey } from "./id3-tag.ts";
import type { SoundFacts } from "./sound-facts.ts";

/** Returns a RIFF chunk: name, length, body, and a padding byte when the length is odd. */
function chunk(name: string, body: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 0, "latin1");
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

/** EBU Tech 3285 allows ASCII in its fields, so accents are removed. */
function ascii(text: string, bytes: number): Buffer {
  const plain = text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/[^\x20-\x7e]/g, "?");
  return Buffer.concat([Buffer.from(plain, "latin1"), Buffer.alloc(bytes)]).subarray(0, bytes);
}

/** Encodes a measurement in hundredths; null as the value for «not measured» (EBU Tech 3285, §2.4). */
const hundredths = (value: number | null) => (value === null ? 0x7fff : Math.round(value * 100) & 0xffff);

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(" - ");
const writersOf = ({ writers }: SoundFacts) => writers.map(({ name }) => name).join(", ");

/** `bext`, version 2: with loudness and true peak (EBU Tech 3285). */
function broadcastExtension(facts: SoundFacts, madeAt: Date): Buffer {
  const description = joined(facts.title, facts.version, writersOf(facts), facts.reference);
  // Time reference (8), version (2), UMID (64), then five measurements of two bytes each.
  const numbers = Buffer.alloc(84);
  numbers.writeUInt16LE(2, 8);
  [facts.loudness, null, facts.truePeak, null, null].forEach((value, index) => {
    numbers.writeUInt16LE(hundredths(value), 74 + index * 2);
  });
  const instant = madeAt.toISOString();
  return Buffer.concat([
    ascii(description, 256),
    ascii(houseName(), 32),
    ascii(facts.isrc ?? facts.reference ?? "", 32),
    ascii(instant.slice(0, 10), 10),
    ascii(instant.slice(11, 19), 8),
    numbers,
    Buffer.alloc(180),
  ]);
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const xml = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
const element = (name: string, value: string | number | null) =>
  value === null || value === "" ? "" : `<${name}>${xml(String(value))}</${name}>`;

/** `iXML`: the common part, and the music fields that editors read from its ASWG part. */
function iXml(facts: SoundFacts): Buffer {
  const writers = writersOf(facts);
  const music = [
    element("contentType", "music"),
    element("originator", houseName()),
    element("songTitle", facts.title),
    element("musicVersion", facts.version),
    element("composer", writers),
    element("artist", writers),
    element("musicPublisher", facts.publisher),
    element("library", facts.album),
    element("genre", facts.genres[0] ?? null),
    element("emotion", facts.mood),
    element("tempo", facts.bpm),
    element("inKey", shortKey(facts.tonality)),
    element("isrcId", facts.isrc),
    element("sourceId", facts.reference),
    element("usageRights", facts.licence.en),
  ].join("");
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><BWFXML><IXML_VERSION>2.10</IXML_VERSION>` +
      `${element("PROJECT", facts.album)}${element("NOTE", facts.licence.en)}<ASWG>${music}</ASWG></BWFXML>`,
  );
}

/** `LIST` of type `INFO`, for programs that read no newer metadata. */
function info(facts: SoundFacts): Buffer {
  const entry = (name: string, value: string | null) =>
    value ? chunk(name, Buffer.from(`${value}\0`)) : Buffer.alloc(0);
  return Buffer.concat([
    Buffer.from("INFO"),
    entry("INAM", joined(facts.title, facts.version)),
    entry("IART", writersOf(facts)),
    entry("IPRD", facts.album),
    entry("IGNR", facts.genres[0] ?? null),
    entry("ICOP", facts.licence.en),
    entry("ICRD", facts.year),
  ]);
}

/**
 * Returns the metadata chunks of a WAV: `bext`, `iXML`, `LIST/INFO`, and an ID3v2.4 tag that also carries the cover.
 */
export function wavChunks(facts: SoundFacts, cover: Cover, madeAt: Date): Buffer {
  return Buffer.concat([
    chunk("bext", broadcastExtension(facts, madeAt)),
    chunk("iXML", iXml(facts)),
    chunk("LIST", info(facts)),
    chunk("id3 ", id3Tag(facts, cover)),
  ]);
}
