import type { z } from "zod";
import { VIOLATION_CODES } from "#/contract/error.ts";
import { issueViolation, type ViolationKind } from "#/contract/issue-violation.ts";
import { composeText, LONGEST_TEXT } from "#/server/platform/text/compose-text.ts";
import { FoundViolations } from "./found-violations.ts";
import { overlongList } from "./overlong-list.ts";
import { Problem, violation } from "./problem.ts";

/** Longest JSON body, in bytes (contract §0.2). */
const BODY_LIMIT = 1_048_576;
/** Deepest nesting of a JSON body (security T33). */
const DEPTH_LIMIT = 32;
/** Longer names are no attribute of ours: they are dropped before anyone repeats them. */
const LONGEST_KEY = 200;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/;

async function bytesOf(request: Request, largest: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    // Counted as it comes: a declared length may lie.
    if (length > largest) throw new Problem(413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const NOT_ALLOWED = "This value contains characters that are not allowed.";

/** Text is kept in NFC; control characters and heaps of marks are refused (contract §0.8). */
function cleanText(text: string, propertyPath: string, found: FoundViolations): string {
  const composed = composeText(text);
  if ("text" in composed) {
    if (CONTROL.test(text)) found.add({ propertyPath, message: NOT_ALLOWED, code: VIOLATION_CODES.format });
    return composed.text;
  }
  if (composed.refused === "marks")
    found.add({ propertyPath, message: NOT_ALLOWED, code: VIOLATION_CODES.format });
  else found.add({ propertyPath, message: MESSAGES.tooLong(LONGEST_TEXT), code: VIOLATION_CODES.tooLong });
  return "";
}

function cleaned(value: unknown, path: string, depth: number, found: FoundViolations): unknown {
  if (depth > DEPTH_LIMIT) throw new Problem(400, "Syntax error");
  if (typeof value === "string") return cleanText(value, path, found);
  if (Array.isArray(value)) {
    return value.map((item, index) => cleaned(item, `${path}[${index}]`, depth + 1, found));
  }
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => key.length <= LONGEST_KEY)
        .map(([key, item]) => [key, cleaned(item, path ? `${path}.${key}` : key, depth + 1, found)]),
    );
  }
  return value;
}

const typeName = (value: unknown) =>
  value === null || value === undefined ? "NULL" : Array.isArray(value) ? "array" : typeof value;

/** What the validator that the contract follows says; a schema with words of its own keeps them. */
const MESSAGES: Record<ViolationKind, (limit: number) => string> = {
  blank: () => "This value should not be blank.",
  email: () => "This value is not a valid email address.",
  unique: () => "This value is already used.",
  tooLong: (limit) => `This value is too long. It should have ${limit} characters or less.`,
  tooMany: (limit) => `This collection should contain ${limit} elements or less.`,
  tooShort: (limit) => `This value is too short. It should have ${limit} characters or more.`,
  tooHigh: (limit) => `This value should be ${limit} or less.`,
  tooLow: (limit) => `This value should be ${limit} or more.`,
  choice: () => "The value you selected is not a valid choice.",
  notAccepted: () => "This value should be true.",
  wrongPassword: () => "This value should be the user's current password.",
  commonPassword: () => "This password is too common.",
  breachedPassword: () => "This password is in published lists of stolen ones.",
  sameAsEmail: () => "This password should not be the email address.",
  different: () => "This value does not match.",
  wrongCode: () => "This code is not valid or has expired.",
  codeNeeded: () => "A one-time code is needed.",
  url: () => "This value is not a valid URL.",
  format: () => "This value is not valid.",
  past: () => "This date should be today or later.",
  captcha: () => "The verification failed or has expired.",
};

const messageOf = (issue: z.core.$ZodRawIssue) => {
  const { kind, limit = 0 } = issueViolation(issue);
  return MESSAGES[kind ?? "format"](limit);
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
 * A wrong type is a 400, a wrong value a 422 (contract §0.2).
 * @throws Problem
 * @throws Violations
 */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  largest = BODY_LIMIT,
): Promise<z.output<Schema>> {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(await bytesOf(request, largest)));
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(400, "Syntax error");
  }
  const overlong = overlongList(schema, json);
  if (overlong) throw violation(overlong.path, "tooMany", MESSAGES.tooMany(overlong.most));
  const found = new FoundViolations();
  const clean = cleaned(json, "", 0, found);
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
