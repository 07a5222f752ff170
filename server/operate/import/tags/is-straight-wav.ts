import { open } from "node:fs/promises";
import { chunkHeads, FORM_HEAD } from "./chunk-heads.ts";

/** A chunk name: four printable characters. */
const NAME = /^[\x20-\x7e]{4}$/;
/** Size written by a streaming encoder, which does not know the real one. */
const UNKNOWN = 0xffff_ffff;

/**
 * Returns whether the chunk headers of a WAV are all regular (see `plainWav`), so that it has no hidden tags and need
 * not be read completely. Returns false in case of doubt.
 */
export async function isStraightWav(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer: form } = await file.read(Buffer.alloc(FORM_HEAD), { position: 0 });
    if (form.toString("latin1", 0, 4) !== "RIFF" || form.toString("latin1", 8) !== "WAVE") return false;
    const names: string[] = [];
    let end = 0;
    for await (const { name, size, start } of chunkHeads(file, false)) {
      // Data without a name after the samples is padding.
      if (!NAME.test(name)) break;
      // After a chunk of odd length, the padding byte may be missing.
      if (size % 2 === 1 || size === UNKNOWN || name.toLowerCase() === "id3 ") return false;
      if (name === "data" && (size === 0 || !names.includes("fmt "))) return false;
      if (name === "data") end = start + size;
      names.push(name);
    }
    return end > 0 && form.readUInt32LE(4) + 8 >= end;
  } finally {
    await file.close();
  }
}
