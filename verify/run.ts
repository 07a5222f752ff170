/**
 * `npm run verify -- abuse [--minutes 60] [--seed 1]`: attacks the built site, for a minute or as long as requested.
 * First sends every call of the API's own document, one after the other, at its largest and in ways that it refuses,
 * and requests pages; prints the longest pause of the event loop that a single request causes. Prints a table at the
 * end; exits with 1 if a figure is beyond its limit. Freezes are only meaningful on an otherwise idle machine.
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
