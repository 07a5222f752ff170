import { BRIEF_MAX_CONCEPTS } from "#/contract/brief.ts";
import { type Read, versionRead, versionsWithout, WEIGHTS } from "./concept-figures.ts";
import type { BriefPart } from "./demands.ts";
import { FILLERS } from "./vocabulary.ts";

/** Returns whether words mean a longer version than a figure does: «version longue» beside «30 s». */
const isLonger = (words: Read["seconds"], figure: Read["seconds"]) =>
  words?.to === null && (figure?.to ?? Number.POSITIVE_INFINITY) < (words.from ?? 0);

/**
 * Drops words for a length if the brief also states a length in figures: “:30 and :60 cutdowns”. In “a full version and
 * a :30” both are wanted.
 */
export function withoutVagueLengths(parts: readonly BriefPart[]): BriefPart[] {
  const isLength = ({ read, mode }: BriefPart, reason: string) =>
    read.kind === "length" && mode !== "excluded" && read.reason === reason;
  const figures = parts.filter((part) => isLength(part, "figure"));
  return parts.filter(
    (part) =>
      !isLength(part, "thesaurus") || figures.every(({ read }) => isLonger(part.read.seconds, read.seconds)),
  );
}

const isStray = ({ read, mode }: BriefPart) => mode === "wanted" && read.weight === WEIGHTS.stray;

/** Next to a code, turns an exclusion into a wish for that track's version without the thing: “SIL 201-01 no drums”. */
export function withVersions(parts: readonly BriefPart[]): BriefPart[] {
  const isOfTrack = parts.some(({ mode, means }) => mode !== "excluded" && isCode(means));
  return parts.map((part): BriefPart => {
    const { versions } = part.mode === "excluded" ? versionsWithout(part.read) : {};
    return isOfTrack && versions
      ? { ...part, mode: "wanted", read: versionRead(versions, "thesaurus") }
      : part;
  });
}

const isCode = (means: BriefPart["means"]) => means.kind === "figure" && means.figure.kind === "code";

/** Returns whether a part is a misspelt filler: “muisc”. */
const isSlipOfFiller = ({ read }: BriefPart) =>
  read.kind === "text" && (read.instead ?? []).length > 0 && read.instead?.every((word) => FILLERS.has(word));

/** Returns the parts of a brief, at most as many as it may have concepts: the last unknown words are dropped first. */
export function keptParts(parts: readonly BriefPart[]): BriefPart[] {
  const stray = parts.filter(isStray);
  const given = new Set(
    stray.slice(Math.max(0, stray.length - Math.max(0, parts.length - BRIEF_MAX_CONCEPTS))),
  );
  return parts.filter((part) => !given.has(part) && !isSlipOfFiller(part)).slice(0, BRIEF_MAX_CONCEPTS);
}
