import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { bytesOf, type StoredFile } from "#/server/platform/media/store.ts";
import { ID3_HEAD, id3Length } from "#/server/sound/measuring/id3-length.ts";
import { type Cover, id3Tag } from "./id3-tag.ts";
import type { SoundFacts } from "./sound-facts.ts";
import { wavChunks } from "./wav-chunks.ts";

/** A delivered file: how many bytes, a strong tag of them, and those from `start` on when they are asked for. */
export interface TaggedSound {
  size: number;
  etag: string;
  stream(start?: number): Readable;
}

/** Parts of the answer in their order: bytes made now, or a stretch of the stored file (both ends included). */
type Part = { bytes: () => Buffer; length: number } | { from: number; to: number };

const lengthOf = (part: Part) => ("bytes" in part ? part.length : part.to - part.from + 1);

function assembled(file: StoredFile, parts: readonly Part[]): TaggedSound {
  async function* read(start: number): AsyncGenerator<Uint8Array> {
    let skipped = start;
    for (const part of parts) {
      const length = lengthOf(part);
      if (skipped < length) {
        if ("bytes" in part) yield part.bytes().subarray(skipped);
        else yield* await file.open({ first: part.from + skipped, last: part.to });
      }
      skipped = Math.max(0, skipped - length);
    }
  }
  const hash = createHash("sha256").update(file.etag);
  for (const part of parts) if ("bytes" in part) hash.update(part.bytes());
  return {
    size: parts.reduce((sum, part) => sum + lengthOf(part), 0),
    etag: `"${hash.digest("base64url")}"`,
    stream: (start = 0) => Readable.from(read(start), { objectMode: false }),
  };
}

/** Heads of chunks lie close together: what is asked for next is mostly there already. */
const READ_AHEAD = 4_096;

/** Reads a few bytes here and there in a file, more of them at a time than asked for; fewer come at its end. */
function glancesAt(file: StoredFile): (position: number, length: number) => Promise<Buffer> {
  let from = 0;
  let held: Buffer = Buffer.alloc(0);
  return async (position, length) => {
    const end = Math.min(position + length, file.size);
    if (position >= end) return Buffer.alloc(0);
    if (position < from || end > from + held.length) {
      const last = Math.min(position + Math.max(length, READ_AHEAD), file.size) - 1;
      [from, held] = [position, await bytesOf(file, { first: position, last })];
    }
    return held.subarray(position - from, end - from);
  };
}

/** The stored mp3 with a tag of ours in the place of its own. The tag is made when it is sent, so that it is not kept. */
export async function taggedMp3(file: StoredFile, facts: SoundFacts, cover: Cover): Promise<TaggedSound> {
  const head = await glancesAt(file)(0, ID3_HEAD);
  const start = Math.min(id3Length(head), file.size);
  const bytes = () => id3Tag(facts, cover);
  return assembled(file, [
    { bytes, length: bytes().length },
    { from: start, to: file.size - 1 },
  ]);
}

/** Chunks that ours replace. */
const REPLACED = new Set(["bext", "iXML", "LIST", "id3 ", "ID3 ", "JUNK", "PAD "]);
const RIFF_HEAD = 12;
const CHUNK_HEAD = 8;
const MOST_CHUNKS = 1_000;
/** Largest size that a RIFF header can say. */
const LARGEST_RIFF = 0xffff_ffff;

/** The stretches of a WAV that are kept; null for what is no plain RIFF file, as one of more than 4 GB. */
async function keptChunks(file: StoredFile): Promise<{ from: number; to: number }[] | null> {
  const bytesAt = glancesAt(file);
  const riff = await bytesAt(0, RIFF_HEAD);
  if (riff.toString("latin1", 0, 4) !== "RIFF" || riff.toString("latin1", 8, 12) !== "WAVE") return null;
  const kept: { from: number; to: number }[] = [];
  let at = RIFF_HEAD;
  for (let count = 0; at + CHUNK_HEAD <= file.size && count < MOST_CHUNKS; count += 1) {
    const head = await bytesAt(at, CHUNK_HEAD);
    const length = head.readUInt32LE(4);
    const end = Math.min(at + CHUNK_HEAD + length + (length % 2), file.size);
    if (!REPLACED.has(head.toString("latin1", 0, 4))) kept.push({ from: at, to: end - 1 });
    at = end;
  }
  return kept;
}

/**
 * The stored WAV with chunks of ours in the place of its own; as it is when it cannot hold them. Its date is the file's,
 * so that the same bytes come each time.
 */
export async function taggedWav(file: StoredFile, facts: SoundFacts, cover: Cover): Promise<TaggedSound> {
  const untouched = [{ from: 0, to: file.size - 1 }];
  const kept = await keptChunks(file);
  if (!kept) return assembled(file, untouched);
  const sound = kept.reduce((sum, part) => sum + lengthOf(part), 0);
  // A last chunk cut at the end of the file may lack its byte of padding.
  const padding = Buffer.alloc(sound % 2);
  const bytes = () => wavChunks(facts, cover, file.modifiedAt);
  const { length } = bytes();
  const riffSize = 4 + sound + padding.length + length;
  if (riffSize > LARGEST_RIFF) return assembled(file, untouched);
  const head = Buffer.concat([Buffer.from("RIFF"), Buffer.alloc(4), Buffer.from("WAVE")]);
  head.writeUInt32LE(riffSize, 4);
  return assembled(file, [
    { bytes: () => head, length: RIFF_HEAD },
    ...kept,
    { bytes: () => padding, length: padding.length },
    { bytes, length },
  ]);
}
