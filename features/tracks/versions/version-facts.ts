import type { TermTag } from "#/contract/taxonomy.ts";
import type { EstimatedFact } from "#/contract/track.ts";
import { frontTerms } from "../row-parts/front-terms.ts";

/** Facts of a version beside its length. */
export interface VersionFacts {
  bpm: number | null;
  tonality: string | null;
  estimated?: readonly EstimatedFact[] | undefined;
  publisher?: string | null | undefined;
  terms: readonly TermTag[];
}

/** Returns the common facts of a family; of the terms, those for visitors that all its members have. */
export function commonFacts(family: readonly VersionFacts[]): VersionFacts {
  const [first, ...others] = family;
  const shared = <Key extends "bpm" | "tonality" | "publisher">(key: Key) =>
    first && others.every((one) => one[key] === first[key]) ? (first[key] ?? null) : null;
  return {
    bpm: shared("bpm"),
    tonality: shared("tonality"),
    estimated: first?.estimated,
    publisher: shared("publisher"),
    terms: frontTerms(first?.terms ?? []).filter(({ slug }) =>
      others.every(({ terms }) => terms.some((term) => term.slug === slug)),
    ),
  };
}

/** Returns the facts of a version that its family does not have in common. */
export function ownFacts(version: VersionFacts, common: VersionFacts): VersionFacts {
  const left = <Value>(own: Value, shared: Value) => (own === shared ? null : own);
  return {
    bpm: left(version.bpm, common.bpm),
    tonality: left(version.tonality, common.tonality),
    estimated: version.estimated,
    publisher: left(version.publisher, common.publisher),
    terms: frontTerms(version.terms).filter(({ slug }) => common.terms.every((term) => term.slug !== slug)),
  };
}
