import type { Concept } from "#/contract/brief.ts";
import type { Demand, ReadBrief, VersionDemand, VersionWish } from "./brief.ts";

/**
 * Returns a brief without the musts that its quotation marks or words such as “a must” set, for when nothing meets
 * them: «« du bois et du vent »» may be the client's word and no title. Null if it has none; a must with a sign,
 * `+"Delta"`, stays one.
 * @param text the brief
 */
export function withoutImpliedMusts(text: string, read: ReadBrief): ReadBrief | null {
  const isImplied = read.concepts.map(({ mode, start }) => mode === "must" && text.charAt(start) !== "+");
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
