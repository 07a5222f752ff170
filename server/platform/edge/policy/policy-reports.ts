import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { type Log, loggablePath } from "#/server/platform/log/log.ts";

/** Maximum number of bytes that are read of a report. */
const LONGEST = 16_384;
/** Maximum number of characters that are logged of a value. */
const SHOWN = 200;
const shown = z
  .string()
  .transform((text) => loggablePath(text.slice(0, SHOWN)))
  .optional();
/** Fields of a report to a `report-uri` (CSP 3, 5.3) that we log. */
const report = z.object({
  "csp-report": z.object({
    "document-uri": shown,
    "blocked-uri": shown,
    "effective-directive": shown,
    "violated-directive": shown,
    "script-sample": shown,
  }),
});

/** Logs a browser's report of a refused script or style, and answers nothing; refuses other bodies. */
export async function takePolicyReport(
  request: IncomingMessage,
  response: ServerResponse,
  log: Log,
): Promise<void> {
  const found = report.safeParse(await read(request));
  if (found.success) log.warn({ violation: found.data["csp-report"] }, "A browser refused part of a page");
  response.writeHead(found.success ? 204 : 400, { connection: "close" }).end();
}

/** Returns the JSON of a body; undefined when invalid or too long. */
async function read(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > LONGEST) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    return undefined;
  }
}
