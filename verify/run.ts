/**
 * `npm run verify -- abuse [--minutes 60] [--seed 1]`: hostile visitors against the built site, for a minute or as long as asked.
 * First each call of the API's own document, one after the other: at the largest body and query that it takes, and as it is
 * refused. The longest pause of the event loop that one of them causes is named; so are those of pages.
 * Ends with a table and with 1 when a row is not what it has to be. Freezes mean something on a machine that does nothing else.
 */
import { parseArgs } from "node:util";
import { verifyAbuse } from "./abuse/abuse.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: "string", default: "1" }, seed: { type: "string" } },
});
const minutes = Number(values.minutes);
const seed = values.seed === undefined ? Date.now() % 1_000_000 : Number(values.seed);
if (positionals.some((part) => part !== "abuse") || !(minutes > 0) || !Number.isSafeInteger(seed)) {
  process.stderr.write("Usage: npm run verify -- abuse [--minutes 60] [--seed 1]\n");
  process.exit(2);
}
process.exitCode = (await verifyAbuse({ minutes, seed })) ? 0 : 1;
