import { z } from "zod";
import { hasMarkRun } from "#/contract/combining-marks.ts";
import { violation } from "./problem.ts";

const REFUSED = "This value contains characters that are not allowed.";

/**
 * The query of a call as its schema names it: `writers[]` gathers `writers[]=`, `writers[2]=` and a lone `writers=`;
 * of anything else the last one counts. Null when the schema refuses the values: the call is another one's.
 */
export function readQuery(schema: z.ZodType, search: URLSearchParams): unknown | null {
  if (!(schema instanceof z.ZodObject)) return {};
  const query: Record<string, string | string[]> = {};
  for (const [sent, value] of search) {
    // No text of the database can hold the first, and the database refuses to be asked.
    if (value.includes("\0") || hasMarkRun(value)) throw violation(sent, "format", REFUSED);
    const list = sent.replace(/\[\d*\]$/, "");
    if (`${list}[]` in schema.shape) {
      query[`${list}[]`] = [...(query[`${list}[]`] ?? []), value];
    } else if (sent in schema.shape) {
      query[sent] = value;
    }
  }
  const parsed = schema.safeParse(query);
  return parsed.success ? parsed.data : null;
}
