import { z } from "zod";
import { VIOLATION_CODES } from "#/contract/error.ts";
import { composeText, LONGEST_TEXT } from "#/server/platform/text/compose-text.ts";
import type { FoundViolations } from "./found-violations.ts";
import { violation } from "./problem.ts";
import { CHARACTERS_NOT_ALLOWED, VIOLATION_MESSAGES } from "./violation-messages.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/;

/**
 * Returns the parts of `value` that `schema` contains, with texts in NFC; control characters and piles of combining
 * marks are added to `found` (contract §0.8). Unknown attributes are dropped unread; a list or object in place of
 * something else becomes empty, which the schema then refuses.
 * @throws Violations for a list that is too long: Zod checks every member before it counts them, and the sender would
 * decide how long that takes.
 */
export function cleanBody(
  schema: z.core.$ZodType,
  value: unknown,
  found: FoundViolations,
  path = "",
): unknown {
  if (typeof value === "string") return cleanText(value, path, found);
  if (typeof value !== "object" || value === null) return value;
  const shape = bare(schema);
  if (Array.isArray(value)) {
    if (!(shape instanceof z.ZodArray)) return [];
    refuseTooLong(shape, value, path);
    return value.map((item, index) => cleanBody(shape.element, item, found, `${path}[${index}]`));
  }
  const clean: Record<string, unknown> = {};
  if (!(shape instanceof z.ZodObject)) return clean;
  for (const [name, inner] of Object.entries<z.core.$ZodType>(shape.shape)) {
    if (!Object.hasOwn(value, name)) continue;
    clean[name] = cleanBody(inner, Reflect.get(value, name), found, path ? `${path}.${name}` : name);
  }
  return clean;
}

/** Returns the maximum length of a list in its schema; infinite without one. */
export const longestOf = (list: z.ZodArray) =>
  Math.min(
    ...(list.def.checks ?? []).map(({ _zod: { def } }) =>
      def instanceof Object && "maximum" in def && typeof def.maximum === "number" ? def.maximum : Infinity,
    ),
  );

/** @throws Violations when a list has more members than its schema allows. */
export function refuseTooLong(list: z.ZodArray, members: readonly unknown[], path: string): void {
  const most = longestOf(list);
  if (members.length > most) throw violation(path, "tooMany", VIOLATION_MESSAGES.tooMany(most));
}

/** Returns a schema without wrappers for optional values and defaults. */
export function bare(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return innerType ? bare(innerType) : schema;
}

function cleanText(text: string, propertyPath: string, found: FoundViolations): string {
  const composed = composeText(text);
  if ("text" in composed) {
    if (CONTROL.test(text))
      found.add({ propertyPath, message: CHARACTERS_NOT_ALLOWED, code: VIOLATION_CODES.format });
    return composed.text;
  }
  if (composed.refused === "marks")
    found.add({ propertyPath, message: CHARACTERS_NOT_ALLOWED, code: VIOLATION_CODES.format });
  else {
    const message = VIOLATION_MESSAGES.tooLong(LONGEST_TEXT);
    found.add({ propertyPath, message, code: VIOLATION_CODES.tooLong });
  }
  return "";
}
