import fc from "fast-check";
import type { Running } from "#/bench/servers.ts";
import { hostileBrief } from "#/tests/support/hostile-briefs.ts";
import { count, sendRequest, type Tally } from "./siege.ts";

const AT_ONCE = 10;

/** Searches `many` random briefs, ten at once and each from another visitor; counts the responses in `tally`. */
export async function floodWithBriefs(
  sillon: Running,
  tally: Tally,
  { seed, many }: { seed: number; many: number },
): Promise<void> {
  const port = Number(new URL(sillon.url).port);
  const briefs = fc.sample(hostileBrief, { seed, numRuns: many });
  const sendBriefs = async () => {
    for (let brief = briefs.pop(); brief !== undefined; brief = briefs.pop()) {
      const target = `/api/front/brief_search?search=${encodeURIComponent(brief.toWellFormed())}`;
      const request = { method: "GET", target, headers: {}, body: undefined };
      count(tally, `GET ${target}`, await sendRequest(port, request, null), request);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendBriefs));
}
