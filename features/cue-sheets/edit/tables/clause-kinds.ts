import { fold } from "#/contract/fold.ts";
import type { StatedParty } from "../edit.ts";
import { isShortFor, libraryCodeIn } from "../library-codes.ts";
import { versionNamed } from "../split-version.ts";
import { namesNobody } from "./nobody.ts";
import { hasCompanyWord, isCompanyName } from "./note-names.ts";
import { publisherAfterLabel, publishersIn } from "./note-publishers.ts";
import { OF_ALL_PERSONS, SOCIETIES } from "./party-marks.ts";
import { personsIn, SAME_ALBUM } from "./persons-behind-title.ts";
import { isPublicDomain, withoutPublicDomain } from "./public-domain.ts";

/** «Chez Rive», «bei Nordlicht»: the publisher behind the word for it. */
const AT_COMPANY = /^(?:chez|bei|presso)\s+(?=\p{Lu})/u;
/** A label, which may be no publisher. */
const LABEL = /^(?:label|lbl|sello|etichetta|platenlabel|disques?|records?)\s*:?\s+(?=\p{Lu})/u;
const OF_ALL = new RegExp(`^${OF_ALL_PERSONS}`, "iu");
const SOCIETY_LIST = new RegExp(`^(?:${SOCIETIES})(?:\\s?[/&+]\\s?(?:${SOCIETIES}))*$`);
const SOCIETY_AT_END = new RegExp(`\\s(${SOCIETIES})$`);
/** The performer of a piece in a clause of its own: «interpr\u00e8te : A. Roux», “perf. Ida Moss”. */
const PERFORMER =
  /^(?:interpr\p{L}*|perf(?:\.|orm\p{L}*)?|sung|played|chant\p{L}+|jou\u00e9e?|gesungen|gespielt|cantad[ao]|cantat[ao]|suonat[ao]|feat\.?|ft\.?|vocals?|voix)(?:\s?:\s?|\s(?:by |par |von |por |da )?)\p{Lu}/iu;
const BY = /^(?:by|par|de|d['\u2019]|von|di|da|por|van)\s?(?=\p{Lu})/u;
/** «Trad arr Cole Byrne», whose word for the role has no point. */
const TRADITIONAL_BEFORE = /^trad(?:\.|itional|itionnel(?:le)?)?[\s,/]+(?=arr)/i;
const ARRANGED = /^arr(?:anged)?\.?\s(?:(?:by|par|von|de|por) )?(?=\p{Lu})/u;

/** What a part of a text says of the people of a piece. */
export type Clause =
  | { kind: "persons"; writers: StatedParty[]; isDead: boolean; isWhole: boolean; isSure: boolean }
  | { kind: "company"; publishers: StatedParty[]; isSure: boolean; isCertain: boolean }
  | { kind: "society"; societies: string[]; isOfAll: boolean }
  | { kind: "named"; publishers: StatedParty[] }
  | { kind: "code" | "domain" | "beside" | "other" };

/** Returns what a part of a text says; `code` is the code of a library in the whole text. */
export function clauseOf(written: string, code: string): Clause {
  const of = OF_ALL.exec(written)?.[0] ?? "";
  const society = written.slice(of.length);
  if (SOCIETY_LIST.test(society))
    return { kind: "society", societies: society.split(/\s?[/&+]\s?/), isOfAll: of !== "" };
  if (namesNobody(written)) return { kind: isPublicDomain(written) ? "domain" : "beside" };
  if (SAME_ALBUM.test(fold(written))) return { kind: "code" };
  if (PERFORMER.test(written)) return { kind: "beside" };
  const part = written.replace(TRADITIONAL_BEFORE, "").replace(ARRANGED, "arr. ");
  const own = libraryCodeIn(part);
  const at = own === "" ? part.length : part.indexOf(own);
  if (part.slice(at + own.length).trim() !== "") return { kind: "other" };
  const bare = part.slice(0, at).replace(/[\s:/-]+$/, "");
  if (bare === "" || LABEL.test(bare)) return { kind: "code" };
  const word = AT_COMPANY.exec(bare)?.[0] ?? "";
  const company = bare.slice(word.length);
  const publishers = word === "" ? publisherAfterLabel(bare) : publishersIn(company);
  const isCertain = word === "" || own !== "" || hasCompanyWord(company);
  if (publishers) return { kind: "company", publishers, isSure: true, isCertain };
  if (own !== "" || hasCompanyWord(bare)) return companyBefore(bare, own);
  if (code !== "" && isCompanyName(bare) && isShortFor(code, bare) && !personsIn(bare))
    return companyBefore(bare, code);
  return personsOf(part) ?? { kind: versionNamed(part, false) === null ? "other" : "beside" };
}

/** Returns the library before its code, or a company by its words; what may be a person before a code is neither. */
function companyBefore(name: string, code: string): Clause {
  const isOfCode = code !== "" && isCompanyName(name) && isShortFor(code, name);
  const publishers = hasCompanyWord(name) || isOfCode ? publishersIn(name) : null;
  if (!publishers) return { kind: code === "" ? "other" : "code" };
  if (code === "") return { kind: "named", publishers };
  return { kind: "company", publishers, isSure: false, isCertain: hasCompanyWord(name) };
}

/** Returns the persons whom a clause names, perhaps before a society or a mark of the public domain; null if it names none. */
function personsOf(part: string): Clause | null {
  const { name: alive, isDead } = withoutPublicDomain(part.replace(BY, ""));
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
  const isSure = persons?.isSure === true || writers.length > 1;
  return { kind: "persons", writers, isDead: isDead || society !== "", isWhole: persons !== null, isSure };
}
