import { fold } from "#/contract/fold.ts";
import type { StatedParty } from "../edit.ts";
import { isPersonName } from "../person-name.ts";
import { companiesIn } from "./company-names.ts";
import { namesNobody } from "./nobody.ts";
import { bracketBehind, isSociety, marksIn, withoutMarks, withoutSocietyOfAll } from "./party-marks.ts";
import { isShareOf, withoutRolesAlone } from "./party-shares.ts";
import { BEFORE_ROLE, type PartyRole, roleNamed, withoutRoleBefore } from "./person-roles.ts";
import { referenceIn } from "./row-references.ts";
import {
  type CommonShares,
  commonShares,
  countOf,
  numberBehind,
  shareBefore,
  sharesOf,
  withPlainParts,
  withSignsBehindShares,
} from "./shares.ts";
import { areTwoPersons } from "./two-persons.ts";

/**
 * A person or company in a cell; the role is that which the cell gives it. The name is empty if the cell states only the
 * share of the publisher, who stands elsewhere: «Roux 50 / \u00e9d. 50».
 */
export type NamedParty = Omit<StatedParty, "role"> & { role?: PartyRole };

/** Cells of a column of roles, which are not names. */
const ROLE_ONLY = /^(?:a|c|ca|ac|a\/c|c\/a|ar|e|ad|sa|n\/a)$/;
/** A line break before marks that belong to the name above. */
const MARKS_ALONE = /[\r\n]+ ?(?=[([]|\d{1,3}(?:[.,]\d{1,4})? ?% ?(?:[\r\n]|$))/g;
/** Signs that always separate. Publishers' names may contain a slash or an ampersand. */
const JOINTS = /[;|\r\n]+/;
/** A sign or «and» that separates if it follows a share, a role, a society or other brackets. */
const AFTER_MARK =
  /([)\]%]|\d)\s?(?:[,/&+]|[-\u2013](?=\s)|(?:et|and|und|y|e)(?=\s))\s?(?=[\p{L}"'([])|(\d)\s(?:[-\u2013/]\s)(?=\p{L})/gu;
const SHARE_BEFORE_SIGN = /[\s)\]]\d{1,3}(?:[.,]\d{1,4})?$|\d\/\d{1,3}$/;
/** A sign before a share that stands before its name: «50% Ana Roux, 50% Léo Brun». */
const BEFORE_SHARE = /\s?[,/&+]\s?(?=\d{1,3}(?:[.,]\d{1,4})?\s?%\s\p{L})/u;
const SLASH = /\s+\/\s+|(?<=\S{4})\/(?=\S{3})/;
const AND = /\s+(?:[&+]|et|and|und|y|e)\s+/;
const DASH = /\s[-\u2013]\s/;
const SURNAME = /^\p{Lu}[\p{L}\p{M}'\u2019-]{2,}$/u;
/** Words behind «&» that are part of a company's or a band's name. */
const OF_COMPANY = /^(?:co|cie|company|fils|sons|sohne|hijos|partners?|friends|associates|brothers|band)$/;
/** A code between a name and its share: «Ana Roux CA 50 %». */
const CODE_BEHIND = /^(.*\S)[\s,]{1,2}(CA?|AR?|AC|AD)$/s;
const LONGEST_CELL = 1_000;
const LONGEST_SHARE = 12;
const WHOLE = 100;

/** Returns the people or companies in a cell, with the role, share and society that stand beside each name. */
export function partiesIn(cell: string, areCompanies: boolean): NamedParty[] {
  const plain = withPlainParts(cell.slice(0, LONGEST_CELL)).replace(/[^\S\r\n]+/g, " ");
  const { persons, society } = withoutSocietyOfAll(plain.replace(MARKS_ALONE, " ").trim());
  const text = withSignsBehindShares(persons);
  const stated = commonShares(text);
  const common = stated && stated.rest.trim() !== "" ? stated.common : null;
  const names = common && stated ? stated.rest.replace(/[\s,;:(\u2013-]{1,5}$/, "") : text;
  const lines = names
    .split(JOINTS)
    .flatMap((part) => (shareBefore(part.trim()) ? part.split(BEFORE_SHARE) : [part]))
    .flatMap((part) => splitAfterMarks(part, areCompanies));
  const parties = (areCompanies ? lines : lines.flatMap((part) => part.split(BEFORE_ROLE))).flatMap(
    (part) => {
      const { role, name } = areCompanies ? { role: null, name: part } : withoutRoleBefore(part.trim());
      const each = areCompanies ? companiesIn(name) : peopleIn(name, common);
      return each.flatMap((one) => {
        const own = areCompanies ? { role, name: one } : withoutRoleBefore(one);
        return partyOf(own.name, own.role ?? role) ?? [];
      });
    },
  );
  // «Carl Orff (arr. J. Hale), BMI»: a society behind names is none.
  const named = parties.filter(({ name }, at) => at === 0 || !/^[A-Z]+$/.test(name) || !isSociety(name));
  // Part of the people stand in another row: no one is named here alone.
  if (parties.some(({ name }) => referenceIn(name) !== null)) return [];
  const shared = withShares(named, common, areCompanies).map((one) => ({
    ...one,
    society: one.society || society,
  }));
  return areCompanies ? shared : withoutRolesAlone(shared);
}

/** Splits a text behind each share, role or society that a sign follows. */
function splitAfterMarks(text: string, areCompanies: boolean): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const found of text.matchAll(AFTER_MARK)) {
    const mark = found[1] ?? found[2] ?? "";
    const head = text.slice(from, found.index + mark.length);
    const bracket = bracketBehind(head);
    const isMark =
      mark === "%" ||
      (bracket === null
        ? !areCompanies && SHARE_BEFORE_SIGN.test(head.slice(-LONGEST_SHARE))
        : marksIn(bracket) !== null || (!areCompanies && found[0].includes(",")));
    if (!isMark) continue;
    parts.push(head);
    from = found.index + found[0].length;
  }
  return [...parts, text.slice(from)];
}

/**
 * Splits names at slashes, and at «and», dashes or commas only if every part is a whole name: «Ana Roux and the Sea
 * Band» is one, and «Roth, Tilman» too.
 */
function peopleIn(part: string, common: CommonShares | null): string[] {
  return part.split(SLASH).flatMap((names) => {
    const listed = names.split(/,\s+/).flatMap((one) => one.split(AND));
    // «Márquez Ruiz, Ana Luz» is one person; with three parts it is a list, as are three surnames.
    if (listed.length > 2 && listed.every(isPerson)) return listed;
    if (listed.length > 2 && listed.length % 2 === 1 && listed.every(isSurname)) return listed;
    const joined = [AND, "/", DASH].map((sign) => names.split(sign)).find((parts) => parts.every(isPerson));
    if (joined && joined.length > 1) return joined;
    const several = names.split(AND);
    if (several.length > 1 && several.every((one) => isPerson(one) || isSurname(one) || isSurnameFirst(one)))
      return several;
    const byComma = names.split(/,\s+/);
    if (areTwoPersons(byComma.map(bareName))) return byComma;
    if (common === "equal" && byComma.length > 1 && byComma.every(isPerson)) return byComma;
    // «Brandt, Moll (je 50 %)»: the shares tell how many people there are.
    const count = common ? countOf(common) : null;
    if (count !== null && count > 1 && byComma.length === count && part === names) return byComma;
    if (count !== null && byComma.length === 2 * count && byComma.every(isSurname))
      return byComma.flatMap((one, at) => (at % 2 === 0 ? `${one}, ${byComma[at + 1]}` : []));
    return [names];
  });
}

const bareName = (text: string) => {
  const { name } = withoutMarks(text);
  return numberBehind(name)?.rest.trim() ?? name;
};
const isPerson = (text: string) => isPersonName(bareName(text));
const isSurname = (text: string) => SURNAME.test(bareName(text)) && !OF_COMPANY.test(fold(bareName(text)));
/** «Roth, Tilman»: one comma, behind a single name. */
const isSurnameFirst = (text: string) => {
  const [surname = "", given = "", ...others] = bareName(text).split(", ");
  return others.length === 0 && isSurname(surname) && /^\p{Lu}/u.test(given);
};

type Numbered = NamedParty & { number: ReturnType<typeof numberBehind>; isShared: boolean };

function partyOf(text: string, roleBefore: PartyRole | null): Numbered | null {
  const first = shareBefore(text.replace(/\s+/g, " ").trim());
  const { name: behind, marks } = withoutMarks(first?.rest ?? text.replace(/\s+/g, " "));
  const number = numberBehind(behind);
  // A number behind a role is a share: «Ana Roux (compo) 75».
  const inner = number ? withoutMarks(number.rest) : null;
  const isAfterRole = inner?.marks.role != null || inner?.marks.society;
  const all = isAfterRole && inner ? inner : { name: behind, marks };
  const opened = all.name.includes("(") ? all.name : all.name.replace(/\)$/, "");
  const trimmed = opened.replace(/^[\s,:(\u2013-]{1,5}|[\s,(\u2013-]{1,5}$/g, "");
  const coded = all.marks.isShared || number ? CODE_BEHIND.exec(trimmed) : null;
  const code = coded && isPersonName(coded[1] ?? "") ? roleNamed(coded[2] ?? "") : null;
  const name = code ? (coded?.[1] ?? "") : trimmed;
  if (!/\p{L}{2}/u.test(name) || ROLE_ONLY.test(fold(name)) || namesNobody(name)) return null;
  const role = all.marks.role ?? code ?? roleBefore ?? marks.role;
  return {
    name,
    society: all.marks.society || marks.society,
    share: isAfterRole && number ? number.share : (marks.share ?? first?.share ?? null),
    ...(role && { role }),
    number: isAfterRole ? null : number,
    isShared: isAfterRole ? true : marks.isShared || first !== null,
  };
}

/**
 * Gives the parties their shares: those that the end of the cell states for all, or numbers without a sign behind the
 * names, if every name has one, or behind a whole name. «Maroon 5» is a name.
 */
function withShares(
  parties: readonly Numbered[],
  common: CommonShares | null,
  areCompanies: boolean,
): NamedParty[] {
  const shares = common ? sharesOf(common, parties.length) : [];
  const numbers = parties.flatMap(({ number }) => number?.share ?? []);
  const sum = [...numbers, ...parties.map(({ share }) => share ?? 0)].reduce((total, one) => total + one, 0);
  const areAllNumbered =
    parties.length > 1 &&
    numbers.length > 0 &&
    parties.every(({ number, isShared }) => number !== null || isShared) &&
    (!areCompanies || Math.abs(sum - WHOLE) < 1);
  return parties.map(({ number, isShared, ...party }, at) => {
    const isShare =
      number &&
      !isShared &&
      (areAllNumbered || isShareOf(number.rest, number.share, areCompanies ? "publisher" : party.role));
    if (isShare)
      return { ...party, name: number.rest.replace(/[\s,:\u2013-]{1,5}$/, ""), share: number.share };
    return { ...party, share: isShared ? party.share : (shares[at] ?? party.share) };
  });
}
