import { setImmediate as nextTurn } from "node:timers/promises";

/** Characters decoded in one turn of the event loop: the new memory alone takes a millisecond or two. */
const TURN_CHARACTERS = 256 * 1024;

/** Returns how many bytes a piece of base64 has; not an integer if its length is not a multiple of four. */
function lengthOf(piece: string): number {
  const filling = piece.endsWith("==") ? 2 : piece.endsWith("=") ? 1 : 0;
  return (piece.length / 4) * 3 - filling;
}

/**
 * Returns the bytes of pieces in base64, each by itself (`contract/programme-uses.ts`), or null if one of them is not
 * base64. Decodes some pieces per turn of the event loop.
 */
export async function bytesOfPieces(pieces: readonly string[]): Promise<Uint8Array<ArrayBuffer> | null> {
  const lengths = pieces.map(lengthOf);
  if (!lengths.every(Number.isInteger)) return null;
  const bytes = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0));
  const buffer = Buffer.from(bytes.buffer);
  let [at, left] = [0, TURN_CHARACTERS];
  for (const [place, piece] of pieces.entries()) {
    const written = buffer.write(piece, at, "base64");
    // Node skips characters that are not base64, or stops at them: then fewer bytes are written.
    if (written !== lengths[place]) return null;
    at += written;
    left -= piece.length;
    if (left > 0) continue;
    left = TURN_CHARACTERS;
    await nextTurn();
  }
  return bytes;
}
