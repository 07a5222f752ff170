import type { Concept } from "#/contract/brief.ts";
import type { Demand, ReadBrief } from "./brief.ts";

const QUOTE = /^["«“]/;

/**
 * Returns a brief without the musts that only its quotation marks set: «« du bois et du vent »» may be the client's
 * word and no title. Null if it has none; a must with a sign, `+"Delta"`, stays one.
 * @param text the brief
 */
export function withoutQuotedMusts(text: string, read: ReadBrief): ReadBrief | null {
  const isQuoted = read.concepts.map(
    ({ kind, mode, start }) => kind === "text" && mode === "must" && QUOTE.test(text.slice(start)),
  );
  if (!isQuoted.includes(true)) return null;
  return {
    ...read,
    concepts: read.concepts.map(
      (concept, at): Concept => (isQuoted[at] ? { ...concept, mode: "wanted" } : concept),
    ),
    search: {
      ...read.search,
      demands: read.search.demands.map((demand): Demand =>
        isQuoted[demand.concept] ? { ...demand, isMust: false } : demand,
      ),
    },
  };
}
