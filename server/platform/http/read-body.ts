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

/** Bytes that are counted in one turn: of a large body that is all there, others would wait for the last one. */
const TURN_BYTES = 512 * 1_024;

/** What was sent, counted as it comes: a declared length may lie, and parsing takes as long as there is to be made. */
async function bytesOf(request: Request, most: BodySize): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const extent = new JsonExtent();
  let [length, turn] = [0, 0];
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    extent.take(chunk);
    if (extent.depth > DEPTH_LIMIT) throw new Problem(400, "Syntax error");
    if (length > most.bytes) throw new Problem(413);
    if (extent.keys > most.keys || extent.items > most.items) throw new Problem(413);
    chunks.push(chunk);
    if (length - turn < TURN_BYTES) continue;
    turn = length;
    await nextTurn();
  }
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
