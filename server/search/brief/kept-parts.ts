import { BRIEF_MAX_CONCEPTS } from "#/contract/brief.ts";
import { versionRead, versionsWithout, WEIGHTS } from "./concept-figures.ts";
import type { Part } from "./demands.ts";
import { FILLERS } from "./vocabulary.ts";

/** A word for a length says nothing beside one in figures: “:30 and :60 cutdowns”. */
export function withoutVagueLengths(parts: readonly Part[]): Part[] {
  const isLength = ({ read, mode }: Part, reason: string) =>
    read.kind === "length" && mode !== "excluded" && read.reason === reason;
  const isSaid = parts.some((part) => isLength(part, "figure"));
  return parts.filter((part) => !isSaid || !isLength(part, "thesaurus"));
}

const isStray = ({ read, mode }: Part) => mode === "wanted" && read.weight === WEIGHTS.stray;

/** Beside a code what is left out is a version of that track: “SIL 201-01 no drums”. */
export function withVersions(parts: readonly Part[]): Part[] {
  const isOfTrack = parts.some(({ mode, means }) => mode !== "excluded" && isCode(means));
  return parts.map((part): Part => {
    const { versions } = part.mode === "excluded" ? versionsWithout(part.read) : {};
    return isOfTrack && versions
      ? { ...part, mode: "wanted", read: versionRead(versions, "thesaurus") }
      : part;
  });
}

const isCode = (means: Part["means"]) => means.kind === "figure" && means.figure.kind === "code";

/** A slip of a word that says nothing: “muisc”. */
const isSlipOfFiller = ({ read }: Part) =>
  read.kind === "text" && (read.instead ?? []).length > 0 && read.instead?.every((word) => FILLERS.has(word));

/** Returns the parts of a brief, as many as it may have concepts: the last unknown words give way to the others. */
export function tellingParts(parts: readonly Part[]): Part[] {
  const stray = parts.filter(isStray);
  const given = new Set(
    stray.slice(Math.max(0, stray.length - Math.max(0, parts.length - BRIEF_MAX_CONCEPTS))),
  );
  return parts.filter((part) => !given.has(part) && !isSlipOfFiller(part)).slice(0, BRIEF_MAX_CONCEPTS);
}
