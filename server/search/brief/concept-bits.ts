import { type BriefSearch, weightsOf } from "./brief.ts";

/** Returns the concepts of further kinds and lengths of version, with their weights. */
export const furtherOf = ({ version }: Pick<BriefSearch, "version">) =>
  (version?.further ?? []).flatMap(({ kind, length }) => [kind, length].filter((one) => one != null));

/** The bit of a concept in a set of met ones. */
export const bitOf = (concept: number) => 1 << concept;

/** Returns the bits of all wanted concepts, even of those that no track can meet; 0 without any. */
export const wholeOf = (search: Pick<BriefSearch, "demands" | "version">) =>
  [...weightsOf(search), ...furtherOf(search)].reduce((bits, { concept }) => bits | bitOf(concept), 0);

/** Returns the bits of all concepts that set a limit. */
export const limitsOf = ({ demands }: Pick<BriefSearch, "demands">) =>
  demands.reduce((bits, { concept, isLimit }) => (isLimit ? bits | bitOf(concept) : bits), 0);
