import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import { VIOLATION_CODES } from "#/contract/error.ts";
import { issueViolation } from "#/contract/issue-violation.ts";
import { bare, cleanBody, refuseTooLong } from "./clean-body.ts";
import type { FoundViolations } from "./found-violations.ts";
import { Problem } from "./problem.ts";
import { VIOLATION_MESSAGES } from "./violation-messages.ts";

/** Members of a list checked in one turn of the event loop: a cue with ten parties has some sixty attributes. */
const TURN_MEMBERS = 16;

const typeName = (value: unknown) =>
  value === null || value === undefined ? "NULL" : Array.isArray(value) ? "array" : typeof value;

const messageOf = (issue: z.core.$ZodRawIssue) => {
  const { kind, limit = 0 } = issueViolation(issue);
  return VIOLATION_MESSAGES[kind ?? "format"](limit);
};

/** Returns a violation's path, such as `a[0].b`. */
const pathOf = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (whole, part) =>
      typeof part === "number" ? `${whole}[${part}]` : whole ? `${whole}.${String(part)}` : String(part),
    "",
  );

/** A long list of a body whose members can be checked one by one. */
interface LongList {
  name: string;
  element: z.core.$ZodType;
  members: readonly unknown[];
}

/** Returns whether a schema has checks, which need the complete value. */
const isCheckedWhole = (schema: z.core.$ZodType) => (schema._zod.def.checks ?? []).length > 0;

/**
 * Returns whether a list must be checked as a whole: for any check but its maximum length, also around `.optional()`
 * and the like, and for `.catch()`, which replaces all members because of one fault.
 */
function isListWhole(schema: z.core.$ZodType): boolean {
  const { type, checks, innerType } = schema._zod.def as ListDefinition;
  if (innerType) return type === "catch" || isCheckedWhole(schema) || isListWhole(innerType);
  return (checks ?? []).some(({ _zod: { def } }) => def.check !== "max_length");
}
type ListDefinition = z.core.$ZodTypeDef & { innerType?: z.core.$ZodType };

function longListsOf(schema: z.core.$ZodType, value: unknown): LongList[] {
  if (
    !(schema instanceof z.ZodObject) ||
    isCheckedWhole(schema) ||
    typeof value !== "object" ||
    value === null
  )
    return [];
  return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, inner]) => {
    const list = bare(inner);
    const members: unknown = Object.hasOwn(value, name) ? Reflect.get(value, name) : null;
    if (!(list instanceof z.ZodArray) || isListWhole(inner)) return [];
    if (!Array.isArray(members) || members.length <= TURN_MEMBERS) return [];
    refuseTooLong(list, members, name);
    return [{ name, element: list.element, members }];
  });
}

/**
 * Cleans a value and parses it by `schema`; adds violations to `found`, and returns undefined if there are any.
 * @throws Problem for a wrong type.
 */
function checked<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  found: FoundViolations,
  at: readonly PropertyKey[] = [],
): z.output<Schema> | undefined {
  const clean = cleanBody(schema, value, found, pathOf(at));
  const parsed = z.safeParse(schema, clean, { reportInput: true, error: messageOf });
  for (const issue of parsed.error?.issues ?? []) {
    const propertyPath = pathOf([...at, ...issue.path]);
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
  return parsed.data;
}

/**
 * Parses a JSON body by its schema; adds violations to `found`, and returns undefined if there are any. Checks a few
 * members of a long list per turn: a sheet with a fault everywhere would delay all other callers.
 * @throws Problem for a wrong type.
 * @throws Violations for a list that is too long.
 */
export async function checkBody<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  found: FoundViolations,
): Promise<z.output<Schema> | undefined> {
  const long = longListsOf(schema, value);
  const lists: Record<string, unknown[]> = Object.fromEntries(long.map(({ name }) => [name, []]));
  const rest = checked(schema, long.length > 0 ? { ...(value as object), ...lists } : value, found);
  for (const { name, element, members } of long) {
    for (const [at, member] of members.entries()) {
      if (at % TURN_MEMBERS === 0) await nextTurn();
      lists[name]?.push(checked(element, member, found, [name, at]));
    }
  }
  return rest && long.length > 0 ? { ...rest, ...lists } : rest;
}
