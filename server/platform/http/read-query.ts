import { z } from "zod";
import { hasMarkRun } from "#/contract/combining-marks.ts";
import { violation } from "./problem.ts";
import { CHARACTERS_NOT_ALLOWED } from "./violation-messages.ts";

/**
 * Returns the query of a call by its schema: `writers[]` collects `writers[]=`, `writers[2]=` and a lone `writers=`; of
 * other parameters the last one counts. Returns null when the schema refuses the values: another call on the same path
 * may accept them.
 */
export function readQuery(schema: z.ZodType, search: URLSearchParams): unknown | null {
  if (!(schema instanceof z.ZodObject)) return {};
  const query: Record<string, string | string[]> = {};
  for (const [name, value] of search) {
    // The database cannot store NUL in a text, and rejects queries with it.
    if (value.includes("\0") || hasMarkRun(value)) throw violation(name, "format", CHARACTERS_NOT_ALLOWED);
    const list = name.replace(/\[\d*\]$/, "");
    if (`${list}[]` in schema.shape) {
      query[`${list}[]`] = [...(query[`${list}[]`] ?? []), value];
    } else if (name in schema.shape) {
      query[name] = value;
    }
  }
  const parsed = schema.safeParse(query);
  return parsed.success ? parsed.data : null;
}
