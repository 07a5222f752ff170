import { setImmediate as nextTurn } from "node:timers/promises";
import type { z } from "zod";
import { type BodySize, SMALL_BODY } from "#/contract/body-size.ts";
import { checkBody } from "./check-body.ts";
import { FoundViolations } from "./found-violations.ts";
import { JsonExtent } from "./json-extent.ts";
import { parseInTurns } from "./parse-in-turns.ts";
import { Problem } from "./problem.ts";

/** Deepest nesting of a JSON body (security T33). */
const DEPTH_LIMIT = 32;

/** Bytes counted in one turn, and the most that `JSON.parse` gets at once: each takes some milliseconds. */
const TURN_BYTES = 512 * 1_024;
/** Attributes of a body that `JSON.parse` takes in some milliseconds, even if all their names are new to it. */
const FEW_KEYS = 2_000;

/** Larger bodies, which are prints of programmes that anybody may send, are parsed one after the other. */
const ONE_AT_A_TIME_BYTES = 1_024 * 1_024;
let lastLargeBody: Promise<unknown> = Promise.resolve();

/** Bytes read after a refusal, so that the connection can be used for the next request. */
const READ_ON_BYTES = 2 * 1_024 * 1_024;
/** The rest of a longer body is not read: the connection closes after the answer. */
const LAST_ON_ITS_CONNECTION = { Connection: "close" };

type Refusal = readonly [status: number, detail?: string];

function refusalOf(extent: JsonExtent, bytes: number, most: BodySize): Refusal | null {
  const { depth, keys, items, text, escapes } = extent;
  if (depth > DEPTH_LIMIT) return [400, "Syntax error"];
  const isTooLarge = bytes > most.bytes || keys > most.keys || items > most.items;
  const hasTooMuch = text > (most.text ?? bytes) || escapes > (most.escapes ?? bytes);
  return isTooLarge || hasTooMuch ? [413] : null;
}

interface ReadBytes {
  chunks: Uint8Array[];
  length: number;
  keys: number;
}

/**
 * Reads the body and counts it as it arrives: a declared length may be wrong, and parsing time depends on the content.
 */
async function bytesOf(request: Request, most: BodySize): Promise<ReadBytes> {
  const chunks: Uint8Array[] = [];
  const extent = new JsonExtent();
  let [length, lastTurnAt, refusedAt] = [0, 0, 0];
  let refusal: Refusal | null = null;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (refusal) {
      if (length - refusedAt <= READ_ON_BYTES) continue;
      const [status, detail] = refusal;
      throw new Problem(status, detail, LAST_ON_ITS_CONNECTION);
    }
    extent.take(chunk);
    refusal = refusalOf(extent, length, most);
    if (refusal) {
      refusedAt = length;
      chunks.length = 0;
      continue;
    }
    chunks.push(chunk);
    if (length - lastTurnAt < TURN_BYTES) continue;
    lastTurnAt = length;
    await nextTurn();
  }
  if (refusal) throw new Problem(...refusal);
  return { chunks, length, keys: extent.keys };
}

/**
 * Returns the JSON body of a request, parsed by the schema; unknown attributes are dropped. A size above `most` is a
 * 413, a wrong type a 400, a wrong value a 422 (contract §0.2).
 * @throws Problem
 * @throws Violations
 */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  most = SMALL_BODY,
): Promise<z.output<Schema>> {
  const found = new FoundViolations();
  const parsed = await checkBody(schema, await jsonOf(request, most), found);
  found.refuse();
  if (parsed === undefined) throw new Problem(400, "Syntax error");
  return parsed;
}

/** Parses after the bodies that came before: with many at once a turn of the event loop would last as long as theirs. */
function parseAfterOthers(chunks: readonly Uint8Array[]): Promise<unknown> {
  const parsed = lastLargeBody.then(() => parseInTurns(chunks));
  lastLargeBody = parsed.catch(() => undefined);
  return parsed;
}

/** Reads the body as JSON, a large one in turns of the event loop. */
async function jsonOf(request: Request, most: BodySize): Promise<unknown> {
  try {
    const { chunks, length, keys } = await bytesOf(request, most);
    if (length > ONE_AT_A_TIME_BYTES) return await parseAfterOthers(chunks);
    if (length > TURN_BYTES || keys > FEW_KEYS) return await parseInTurns(chunks);
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)));
  } catch (error) {
    // An interrupted body is invalid too.
    throw error instanceof Problem ? error : new Problem(400, "Syntax error");
  }
}
