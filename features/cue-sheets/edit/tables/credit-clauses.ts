import { fold } from "#/contract/fold.ts";
import { unquoted } from "../clip-title.ts";
import type { StatedParty } from "../edit.ts";
import { isShortFor, libraryCodeIn } from "../library-codes.ts";
import { versionNamed } from "../split-version.ts";
import { namesNobody } from "./nobody.ts";
import { hasCompanyWord, isCompanyName, OF_ANOTHER } from "./note-names.ts";
import { publisherAfterLabel, publishersIn } from "./note-publishers.ts";
import { OF_ALL_PERSONS, SOCIETIES } from "./party-marks.ts";
import type { Named } from "./people-in-parts.ts";
import { personsIn, SAME_ALBUM } from "./persons-behind-title.ts";
import { withoutPublicDomain } from "./public-domain.ts";

const CLAUSES = /[,;|()[\]]|\s[-\u2013\u2014]\s/;
const MOST_CLAUSES = 12;
const LONGEST = 400;
/** «Chez Rive», «bei Nordlicht»: the publisher behind the word for it. */
const AT_COMPANY = /^(?:chez|bei|presso)\s+(?=\p{Lu})/u;
/** A label, which may be no publisher. */
const LABEL = /^(?:label|lbl|sello|etichetta|platenlabel|disques?|records?)\s*:?\s+(?=\p{Lu})/u;
const OF_ALL = new RegExp(`^${OF_ALL_PERSONS}`, "iu");
const SOCIETY_LIST = new RegExp(`^(?:${SOCIETIES})(?:\\s?[/&+]\\s?(?:${SOCIETIES}))*$`);
const SOCIETY_AT_END = new RegExp(`\\s(${SOCIETIES})$`);
const SIGNS_FIRST = /^[\s:\u2013\u2014-]+/;
/** Between the names of persons whom brackets or societies separate. */
const JOINT_FIRST = /^(?:[/&+]|(?:et|and|und|y|e)(?=\s))\s*/u;
/** Music of a record, or of people who play it, folded: a name beside it may be the performer's. */
const PERFORMED =
  /(?<![\p{L}])(?:chante\p{L}*|sung|sings?|performed|plays?|played|joue\p{L}*|interpret\p{L}*|gesungen|gespielt|cantad[ao]|cantat[ao]|suonat[ao]|cover|live|feat|ft|artist\p{L}*|vocals?|single|vinyl\p{L}*)(?![\p{L}])/u;

type Clause =
  | { kind: "persons"; writers: StatedParty[]; isDead: boolean; isWhole: boolean }
  | { kind: "company"; publishers: StatedParty[]; isSure: boolean; isCertain: boolean }
  | { kind: "society"; societies: string[]; isOfAll: boolean }
  | { kind: "named"; publishers: StatedParty[] }
  | { kind: "code" | "nobody" | "beside" | "other" };

/**
 * Returns the people and companies in the clauses behind a title, or in a note: «Ana Roux, chez Rive RIV 12/3», “Ida Moss
 * / Cole Byrne (both BMI)”, «Satie (domaine public)». A name is a writer's only beside a publisher, a library's code, a
 * society or a mark of the public domain, with nothing unknown among them; null if there is none.
 */
export function creditsIn(written: string): Named | null {
  const text = written.slice(0, LONGEST).normalize("NFC").replace(/\s+/g, " ").trim();
  if (text.includes("?") || OF_ANOTHER.test(`${fold(text)} `)) return null;
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
  const clauses = withoutRemarks(parts.map(clauseOf), parts);
  if (clauses.some(({ kind }) => kind === "other")) return null;
  const writers: StatedParty[] = [];
  const publishers: StatedParty[] = [];
  let isTold = false;
  let isSurnameAlone = false;
  for (const clause of clauses) {
    if (clause.kind === "persons") {
      writers.push(...clause.writers);
      isTold ||= clause.isDead;
      isSurnameAlone ||= !clause.isWhole;
    } else if (clause.kind === "company") {
      publishers.push(...clause.publishers);
      // Behind the code of a track a whole name may be anything.
      isTold ||= clause.isSure || writers.length > 0;
    } else if (clause.kind === "named") publishers.push(...clause.publishers);
    else if (clause.kind === "society") {
      isTold ||= writers.length > 0;
      addSocieties(writers, clause);
    } else isTold ||= clause.kind === "code" && writers.length > 0;
  }
  const isNobody = clauses.some(({ kind }) => kind === "nobody");
  if (isSurnameAlone && !isNobody && !clauses.some((one) => one.kind === "persons" && one.isDead))
    return null;
  // «D\u00eener, chez Marcel» is a title, unless the code of a track or a word for companies tells.
  const isPublished = clauses.some((one) => one.kind === "code" || (one.kind === "company" && one.isCertain));
  if (writers.length === 0) return isPublished && publishers.length > 0 ? { writers, publishers } : null;
  return isTold || isNobody ? { writers, publishers } : null;
}

/** Returns clauses without those at their end that are remarks in small letters: «, sous voix», “, fades under”. */
function withoutRemarks(clauses: readonly Clause[], parts: readonly string[]): readonly Clause[] {
  const isRemark = (at: number) =>
    clauses[at]?.kind === "other" && /^[\p{Ll}\d]/u.test(parts[at] ?? "") && !isOfPerformer(parts[at] ?? "");
  let end = clauses.length;
  while (end > 0 && isRemark(end - 1)) end -= 1;
  return clauses.slice(0, end);
}

const isOfPerformer = (part: string) => PERFORMED.test(fold(part));

function clauseOf(part: string): Clause {
  const of = OF_ALL.exec(part)?.[0] ?? "";
  const society = part.slice(of.length);
  if (SOCIETY_LIST.test(society))
    return { kind: "society", societies: society.split(/\s?[/&+]\s?/), isOfAll: of !== "" };
  if (namesNobody(part)) return { kind: "nobody" };
  if (SAME_ALBUM.test(fold(part))) return { kind: "code" };
  const code = libraryCodeIn(part);
  const at = code === "" ? part.length : part.indexOf(code);
  const behind = part.slice(at + code.length).trim();
  if (behind !== "") return { kind: "other" };
  const bare = part.slice(0, at).replace(/[\s:/-]+$/, "");
  if (bare === "" || LABEL.test(bare)) return { kind: "code" };
  const word = AT_COMPANY.exec(bare)?.[0] ?? "";
  const company = bare.slice(word.length);
  const publishers = word === "" ? publisherAfterLabel(bare) : publishersIn(company);
  const isCertain = word === "" || code !== "" || hasCompanyWord(company);
  if (publishers) return { kind: "company", publishers, isSure: true, isCertain };
  if (code !== "" || hasCompanyWord(bare)) return companyBefore(bare, code);
  return personsOf(part) ?? (versionNamed(part, false) === null ? { kind: "other" } : { kind: "beside" });
}

/** Returns the library before its code, or a company by its words; what may be a person before a code is neither. */
function companyBefore(name: string, code: string): Clause {
  const isOfCode = code !== "" && isCompanyName(name) && isShortFor(code, name);
  const publishers = hasCompanyWord(name) || isOfCode ? publishersIn(name) : null;
  if (!publishers) return { kind: code === "" ? "other" : "code" };
  if (code === "") return { kind: "named", publishers };
  return { kind: "company", publishers, isSure: false, isCertain: code !== "" && hasCompanyWord(name) };
}

/** Returns the persons whom a clause names, perhaps before a society or a mark of the public domain; null if it names none. */
function personsOf(part: string): Clause | null {
  const { name: alive, isPublicDomain } = withoutPublicDomain(part);
  const society = SOCIETY_AT_END.exec(alive)?.[1] ?? "";
  const name = society === "" ? alive : alive.replace(SOCIETY_AT_END, "");
  const persons = personsIn(name);
  const isSurname = !persons && /^\p{Lu}\p{Ll}[\p{L}'\u2019-]+$/u.test(name);
  const isName = isSurname && isCompanyName(name) && versionNamed(name, false) === null;
  if (!persons && !isName) return null;
  // «Comp. Roux» says no more than that she wrote the music.
  const writers = persons?.writers.map(
    ({ role, ...one }): StatedParty => (role === undefined || role === "C" ? one : { ...one, role }),
  ) ?? [{ name, society: "", share: null }];
  const [only, ...others] = writers;
  if (society !== "" && only && others.length === 0) only.society = society;
  return { kind: "persons", writers, isDead: isPublicDomain || society !== "", isWhole: persons !== null };
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

const SIGN = /\s*[,|;]\s+|\s[-\u2013\u2014]\s|\s*[([]/g;
const MOST_SIGNS = 6;

/** A title, perhaps with its version, and what stands behind it. */
type Credited = Named & { name: string; reference: string };

/** Returns the title before such clauses, and what they say; null if none are behind a title: «Delta, Ana Roux, chez Rive». */
export function titleBeforeCredits(text: string): Credited | null {
  if (text.length > LONGEST) return null;
  for (const { index } of [...text.matchAll(SIGN)].slice(0, MOST_SIGNS)) {
    const rest = text.slice(index);
    const isInBrackets = /[([][^)\]]*$/.test(text.slice(0, index));
    const people = index > 0 && !isInBrackets ? creditsIn(rest) : null;
    if (!people) continue;
    const version = rest.split(CLAUSES).flatMap((one) => versionNamed(one.trim(), false) ?? [])[0];
    const title = unquoted(text.slice(0, index).trim());
    if (personsIn(title)?.isSure) return null;
    return { ...people, name: version ? `${title} (${version})` : title, reference: libraryCodeIn(rest) };
  }
  return null;
}
