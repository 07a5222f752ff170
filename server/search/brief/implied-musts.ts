import type { Concept } from "#/contract/brief.ts";
import type { Demand, ReadBrief, VersionDemand, VersionWish } from "./brief.ts";

const QUOTE = /^["\u00ab\u201c]/;
/** Quoted words of which none has a capital, three at least: the client's words and no title. */
const SPOKEN = /^["\u00ab\u201c](?=\s*(?:[^\s"\u00bb\u201d]+\s+){2}[^\s"\u00bb\u201d])\P{Lu}*$/u;

/** Returns whether a must was set without a sign, and without the quotation marks of a title or of a single word. */
const isImpliedBy = (typed: string) => !typed.startsWith("+") && (!QUOTE.test(typed) || SPOKEN.test(typed));

/**
 * Returns a brief without its implied musts, for when nothing meets them: those of words such as “a must”, and of quoted
 * speech, «« du bois et du vent »». Null if it has none; `+"du bois et du vent"` and `"Delta"` stay musts.
 * @param text the brief
 */
export function withoutImpliedMusts(text: string, read: ReadBrief): ReadBrief | null {
  const isImplied = read.concepts.map(
    ({ mode, start, end }) => mode === "must" && isImpliedBy(text.slice(start, end)),
  );
  if (!isImplied.includes(true)) return null;
  const relaxed = <One extends { concept: number; isMust: boolean }>(one: One): One =>
    isImplied[one.concept] ? { ...one, isMust: false } : one;
  const wish = ({ kind, length }: VersionWish): VersionWish => ({
    kind: kind && relaxed(kind),
    length: length && relaxed(length),
  });
  const { version } = read.search;
  return {
    ...read,
    concepts: read.concepts.map(
      (concept, at): Concept => (isImplied[at] ? { ...concept, mode: "wanted" } : concept),
    ),
    search: {
      ...read.search,
      demands: read.search.demands.map((demand): Demand => relaxed(demand)),
      version: version && ({ ...wish(version), further: version.further.map(wish) } satisfies VersionDemand),
    },
  };
}
