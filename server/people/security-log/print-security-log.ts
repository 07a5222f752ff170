import { DAYS_LOGGED } from "#/contract/security-event.ts";
import type { Database } from "#/server/platform/db/database.ts";
import type { Translator } from "#/server/platform/terminal/words.ts";
import { securityEventsOf } from "./queries.ts";

/** Prints the security log of an address, one line per event, newest first. Returns the exit code. */
export async function printSecurityLog(
  db: Database,
  email: string,
  { translator, output }: { translator: Translator; output: NodeJS.WritableStream },
): Promise<number> {
  const rows = await securityEventsOf(db, email, new Date());
  if (rows.length === 0) {
    output.write(`${translator.say("userNoEvents", { email, days: DAYS_LOGGED })}\n`);
    return 1;
  }
  for (const { event } of rows) {
    const { at, kind, browser, system, network, detail } = event;
    const device = [browser, system].filter(Boolean).join(", ");
    const columns = [at.toISOString(), translator.say("userEvent", { kind }), detail, device, network];
    output.write(`${columns.filter(Boolean).join("  ")}\n`);
  }
  return 0;
}
