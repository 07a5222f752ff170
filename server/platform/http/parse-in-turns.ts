import { setImmediate as nextTurn } from "node:timers/promises";
import { JSONParser } from "@streamparser/json";

/** Bytes parsed in one turn of the event loop: if every name in them is new, they take a few milliseconds. */
const TURN_BYTES = 8 * 1_024;
/** Long texts are collected as bytes: piece by piece their letters would be copied again and again. */
const BUFFERS = { stringBufferSize: 64 * 1_024, numberBufferSize: 1_024 };

/**
 * Returns the value of a JSON text in UTF-8, as `JSON.parse` would, a few kilobytes per turn. `JSON.parse` cannot be
 * interrupted: a megabyte of names that it has never seen takes a tenth of a second. The chunks are the text in order,
 * cut anywhere. A mark of byte order (U+FEFF) that begins a text inside is lost.
 * @throws for a text that is not valid JSON or not UTF-8.
 */
export async function parseInTurns(chunks: readonly Uint8Array[]): Promise<unknown> {
  const found: unknown[] = [];
  const parser = new JSONParser({ ...BUFFERS, paths: ["$"], keepStack: false });
  parser.onValue = ({ value }) => {
    found.push(value);
  };
  let left = TURN_BYTES;
  for (const chunk of chunks) {
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + left);
      parser.write(part);
      at += part.length;
      left -= part.length;
      if (left > 0) continue;
      left = TURN_BYTES;
      await nextTurn();
    }
  }
  await nextTurn();
  // A number on its own ends with the text.
  if (!parser.isEnded) parser.end();
  if (found.length === 0) throw new SyntaxError("No value");
  return found[0];
}
