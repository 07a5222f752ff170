import { setImmediate as nextTurn } from "node:timers/promises";
import type { z } from "zod";
import { type BodySize, SMALL_BODY } from "#/contract/body-size.ts";
import { VIOLATION_CODES } from "#/contract/error.ts";
import { issueViolation } from "#/contract/issue-violation.ts";
import { cleanBody } from "./clean-body.ts";
import { FoundViolations } from "./found-violations.ts";
import { JsonExtent } from "./json-extent.ts";
import { Problem } from "./problem.ts";
import { VIOLATION_MESSAGES } from "./violation-messages.ts";

/** Deepest nesting of a JSON body (security T33). */
const DEPTH_LIMIT = 32;

/** Bytes that are counted in one turn: of a large body that is all there, others would wait for its last byte. */
const TURN_BYTES = 512 * 1_024;

/** Bytes that are read on after a refusal, so that the next request can come on the same connection. */
const READ_ON_BYTES = 2 * 1_024 * 1_024;
/** Of a body that goes on beyond that the rest is read by nobody: the connection ends with the answer. */
const LAST_ON_ITS_CONNECTION = { Connection: "close" };

type Refusal = readonly [status: number, detail?: string];

function refusalOf({ depth, keys, items }: JsonExtent, bytes: number, most: BodySize): Refusal | null {
  if (depth > DEPTH_LIMIT) return [400, "Syntax error"];
  return bytes > most.bytes || keys > most.keys || items > most.items ? [413] : null;
}

/** What was sent, counted as it comes: a declared length may lie, and parsing takes as long as there is to be made. */
async function bytesOf(request: Request, most: BodySize): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const extent = new JsonExtent();
  let [length, turn, refusedAt] = [0, 0, 0];
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
    if (length - turn < TURN_BYTES) continue;
    turn = length;
    await nextTurn();
  }
  if (refusal) throw new Problem(...refusal);
  return Buffer.concat(chunks);
}

const typeName = (value: unknown) =>
  value === null || value === undefined ? "NULL" : Array.isArray(value) ? "array" : typeof value;

const messageOf = (issue: z.core.$ZodRawIssue) => {
  const { kind, limit = 0 } = issueViolation(issue);
  return VIOLATION_MESSAGES[kind ?? "format"](limit);
};

/** `a[0].b`, as the paths of violations are written. */
const pathOf = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (whole, part) =>
      typeof part === "number" ? `${whole}[${part}]` : whole ? `${whole}.${String(part)}` : String(part),
    "",
  );

/**
 * The JSON body of a request, of the schema's shape; unknown attributes are dropped.
 * Larger than `most` is a 413, a wrong type a 400, a wrong value a 422 (contract §0.2).
 * @throws Problem
 * @throws Violations
 */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  most = SMALL_BODY,
): Promise<z.output<Schema>> {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(await bytesOf(request, most)));
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(400, "Syntax error");
  }
  const found = new FoundViolations();
  const clean = cleanBody(schema, json, found);
  const parsed = schema.safeParse(clean, { reportInput: true, error: messageOf });
  for (const issue of parsed.error?.issues ?? []) {
    const propertyPath = pathOf(issue.path);
    const isAbsent = issue.code === "invalid_type" && issue.input === undefined && propertyPath !== "";
    if (issue.code === "invalid_type" && !isAbsent) {
      const given = typeName(issue.input);
      const name = propertyPath || "body";
      throw new Problem(
        400,
        `The type of the "${name}" attribute must be "${issue.expected}", "${given}" given.`,
      );
    }
    const { kind } = issueViolation(issue);
    found.add({ propertyPath, message: issue.message, code: VIOLATION_CODES[kind ?? "format"] });
  }
  found.refuse();
  if (!parsed.success) throw new Problem(400, "Syntax error");
  return parsed.data;
}
