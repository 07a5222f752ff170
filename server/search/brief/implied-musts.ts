import type { Concept } from "#/contract/brief.ts";
import type { Demand, ReadBrief, VersionDemand, VersionWish } from "./brief.ts";

const QUOTE = /^["\u00ab\u201c]/;
/** Quoted words of which none has a capital, three at least: the client's words and no title. */
const SPOKEN = /^["\u00ab\u201c](?=\s*(?:[^\s"\u00bb\u201d]+\s+){2}[^\s"\u00bb\u201d])\P{Lu}*$/u;

/** Minimum number of wishes beside which somebody who writes prose puts words in quotation marks. */
const LEAST_WISHES = 3;

/**
 * Returns whether a must was set without a sign, and without the quotation marks of a title or of a single word; in a
 * long brief those only quote.
 */
const isImpliedBy = (typed: string, isLong: boolean) =>
  !typed.startsWith("+") && (isLong || !QUOTE.test(typed) || SPOKEN.test(typed));

/**
 * Returns a brief without its implied musts, for when nothing meets them: those of words such as “a must”, and of quoted
 * speech, «« du bois et du vent »». Null if it has none; `+"du bois et du vent"` stays a must, and so does `"Delta"`
 * beside fewer than three other wishes.
 * @param text the brief
 */
export function withoutImpliedMusts(text: string, read: ReadBrief): ReadBrief | null {
  const isLong = read.concepts.filter(({ mode }) => mode === "wanted").length >= LEAST_WISHES;
  const isImplied = read.concepts.map(
    ({ mode, start, end }) => mode === "must" && isImpliedBy(text.slice(start, end), isLong),
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
