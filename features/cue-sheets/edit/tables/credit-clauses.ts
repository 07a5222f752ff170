import { fold } from "#/contract/fold.ts";
import type { StatedParty } from "../edit.ts";
import { libraryCodeIn } from "../library-codes.ts";
import { type Clause, clauseOf } from "./clause-kinds.ts";
import { OF_ANOTHER } from "./note-names.ts";
import { SOCIETIES } from "./party-marks.ts";
import type { Named } from "./people-in-parts.ts";

/** Between the clauses of a text. */
export const CLAUSES = /[,;|()[\]]|\s[-\u2013\u2014]\s/;
/** What a text with such clauses has at least; most have nothing of it, and dividing them takes time. */
const MAY_TELL = new RegExp(
  `(?<!\\p{L})(?:${SOCIETIES}|chez|bei|presso|[e\u00e9]d(?:it\\p{L}*)?|ediz\\p{L}*|edic\\p{L}*|publ?\\p{L}*|verlag|lib|library|librairie|music\\p{L}*|musi[kq]\\p{L}*|record\\p{L}*|tracks?|songs|ltd|limited|llc|inc|gmbh|sarl|sas|copyright|arr\\p{L}*|d\\.?p\\.?|p\\.?d\\.?|domaine|public|publiek|dominio|gemeinfrei|rechtenvrij|same|m\u00eame|gleich\\p{L}+|stess[oa]|mism[oa]|zelfde)(?!\\p{L})`,
  "iu",
);
const MAY_BE_CODE = /[A-Z]{2}[ _-]?\d{2}/;
const MOST_CLAUSES = 12;
/** Number of characters of a text that are searched. */
export const LONGEST_CREDITS = 400;
/** A sign before the clauses, which stand behind a title then. */
const BEHIND_TITLE = /^\s*[,;|(\u2013\u2014-]/;
const SIGNS_FIRST = /^[\s:\u2013\u2014-]+/;
/** Between the names of persons whom brackets or societies separate. */
const JOINT_FIRST = /^(?:[/&+]|(?:et|and|und|y|e)(?=\s))\s*/u;
/** Music of a record, or of people who play it, folded: a name beside it may be the performer's. */
const PERFORMED =
  /(?<![\p{L}])(?:chante\p{L}*|sung|sings?|performed|plays?|played|joue\p{L}*|interpret\p{L}*|gesungen|gespielt|cantad[ao]|cantat[ao]|suonat[ao]|cover|live|feat|ft|artist\p{L}*|vocals?|single|vinyl\p{L}*)(?![\p{L}])/u;

/**
 * Returns the people and companies in the clauses behind a title, or in a note: «Ana Roux, chez Rive RIV 12/3», “Ida Moss
 * / Cole Byrne (both BMI)”, «Satie (domaine public)». A name is a writer's only beside a publisher, a library's code, a
 * society or a mark of the public domain, with nothing unknown among them; null if there is none.
 */
export function creditsIn(written: string): Named | null {
  if (!MAY_TELL.test(written) && !MAY_BE_CODE.test(written)) return null;
  const whole = written.slice(0, LONGEST_CREDITS).normalize("NFC").replace(/\s+/g, " ").trim();
  if (whole.includes("?") || OF_ANOTHER.test(`${fold(whole)} `)) return null;
  const code = libraryCodeIn(whole);
  const text = code === "" ? whole : whole.replace(` / ${code}`, `, ${code}`);
  const parts = text
    .split(CLAUSES)
    .map((one) =>
      one
        .replace(SIGNS_FIRST, "")
        .replace(JOINT_FIRST, "")
        .replace(/[\s.:]+$/, ""),
    )
    .filter((one) => /[\p{L}\d]/u.test(one));
  if (parts.length === 0 || parts.length > MOST_CLAUSES) return null;
  const clauses = withoutRemarks(
    parts.map((part) => clauseOf(part, code)),
    parts,
  );
  if (clauses.some((one, at) => one.kind === "other" || isWordAlone(one, clauses[at + 1]))) return null;
  return peopleOf(clauses, BEHIND_TITLE.test(written));
}

/** Returns clauses without those at their end that are remarks in small letters: «, sous voix», “, fades under”. */
function withoutRemarks(clauses: readonly Clause[], parts: readonly string[]): readonly Clause[] {
  const isRemark = (at: number) =>
    clauses[at]?.kind === "other" &&
    /^[\p{Ll}\d]/u.test(parts[at] ?? "") &&
    !PERFORMED.test(fold(parts[at] ?? ""));
  let end = clauses.length;
  while (end > 0 && isRemark(end - 1)) end -= 1;
  return clauses.slice(0, end);
}

/** Whether a clause is a single name that nothing right behind it tells to be a person's: «Carmen - Habanera, Bizet (DP)». */
function isWordAlone(clause: Clause, next: Clause | undefined): boolean {
  if (clause.kind !== "persons" || clause.isWhole || clause.isDead) return false;
  return next?.kind !== "domain" && !(next?.kind === "company" && next.isSure);
}

/** Returns the people whom clauses name; null if they leave open what the names are. */
function peopleOf(clauses: readonly Clause[], isBehindTitle: boolean): Named | null {
  const writers: StatedParty[] = [];
  const publishers: StatedParty[] = [];
  let isTold = clauses.some(({ kind }) => kind === "domain");
  let hasCode = false;
  for (const clause of clauses) {
    const isAfterWriters = writers.length > 0;
    if (clause.kind === "persons") {
      writers.push(...clause.writers);
      // Behind the code of a track one whole name may be anything.
      const hasRole = clause.writers.some(({ role }) => role !== undefined);
      isTold ||= clause.isDead || hasRole || (hasCode && clause.isSure);
    } else if (clause.kind === "company") {
      publishers.push(...clause.publishers);
      isTold ||= clause.isSure || isAfterWriters;
      hasCode ||= !clause.isSure;
    } else if (clause.kind === "named") {
      publishers.push(...clause.publishers);
      // «Blue Hour - Night Music» may be a title.
      isTold ||= isBehindTitle && isAfterWriters;
    } else if (clause.kind === "society") {
      isTold ||= isAfterWriters;
      addSocieties(writers, clause);
    } else if (clause.kind === "code") {
      isTold ||= isAfterWriters;
      hasCode = true;
    }
  }
  // «D\u00eener, chez Marcel» is a title, unless the code of a track or a word for companies tells.
  const isPublished = clauses.some((one) => one.kind === "code" || (one.kind === "company" && one.isCertain));
  if (writers.length === 0) return isPublished && publishers.length > 0 ? { writers, publishers } : null;
  return isTold ? { writers, publishers } : null;
}

/** Gives the persons before a society theirs: all of them, each one of a list, or the only one. */
function addSocieties(
  writers: readonly StatedParty[],
  { societies, isOfAll }: { societies: readonly string[]; isOfAll: boolean },
): void {
  const [only = ""] = societies;
  const last = writers.at(-1);
  if (isOfAll) for (const one of writers) one.society ||= only;
  else if (societies.length > 1 && societies.length === writers.length)
    for (const [at, one] of writers.entries()) one.society ||= societies[at] ?? "";
  else if (societies.length === 1 && last && writers.filter((one) => one.society === "").length === 1)
    last.society ||= only;
}
