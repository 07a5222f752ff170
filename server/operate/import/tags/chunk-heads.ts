import type { FileHandle } from "node:fs/promises";

interface ChunkHead {
  name: string;
  /** Number of bytes that the chunk declares. */
  size: number;
  /** Offset of its body in the file. */
  start: number;
}

/** Number of bytes before the first chunk of a WAV or an AIFF: form, length and kind of the file. */
export const FORM_HEAD = 12;
const CHUNK_HEAD = 8;
const MOST_CHUNKS = 1_000;

/** Yields the chunk headers of a WAV, or of an AIFF if `isBig`, without reading the chunks. */
export async function* chunkHeads(file: FileHandle, isBig: boolean): AsyncGenerator<ChunkHead> {
  const head = Buffer.alloc(CHUNK_HEAD);
  for (let at = FORM_HEAD, count = 0; count < MOST_CHUNKS; count += 1) {
    const { bytesRead } = await file.read(head, 0, CHUNK_HEAD, at);
    if (bytesRead < CHUNK_HEAD) return;
    const size = isBig ? head.readUInt32BE(4) : head.readUInt32LE(4);
    const start = at + CHUNK_HEAD;
    yield { name: head.toString("latin1", 0, 4), size, start };
    at = start + size + (size % 2);
  }
}
