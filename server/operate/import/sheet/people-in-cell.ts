import { personKey } from "#/server/operate/import/tags/person-key.ts";
import { splitWriters } from "#/server/operate/import/tags/split-writers.ts";
import { bothRoles, CODED_END, type CodedName, withoutCodes } from "./codes-beside-name.ts";
import { keptShare, parseNumber } from "./sheet-values.ts";

/** A person named in a cell, with the values that follow the name. */
interface NamedPerson {
  name: string;
  /** Per cent. */
  share: number | null;
  society: string | null;
  /** As written; not checked. */
  ipi: string | null;
  role: string | null;
}

const PERCENT = String.raw`(?<share>\d{1,3}(?:[.,]\d{1,3})?)\s?%`;
const SHARE = String.raw`(?:[-–:,]\s?)?[([]?${PERCENT}[)\]]?`;
/** Next to a share, any word counts as a society; without one, only known ones: see `withoutCodes`. */
const SOCIETY = String.raw`(?<society>\p{L}[\p{L}\p{N}./& -]{1,39}?)`;
const FORMS = [
  `[([]${SOCIETY}[)\\]]\\s?${SHARE}`,
  `[([]${SOCIETY}[\\s,:/–-]+${PERCENT}[)\\]]`,
  `${SHARE}\\s?[([]${SOCIETY}[)\\]]`,
  SHARE,
].map((form) => new RegExp(`^(?<name>.+?)\\s?${form}$`, "u"));
/**
 * Separators of people, outside brackets; after a share, society, role or IPI number also a comma, a slash, an ampersand
 * or an «and».
 */
const JOINTS = new RegExp(
  `(?:[;|\\n]|(?<=${CODED_END}[)\\]]?)(?:\\s?[,/&+]|\\s(?:et|and|und|y)\\s))(?![^([]{0,80}[)\\]])`,
  "u",
);

/** Parses the names of a cell, with the society and share that follow each: «Anna Lindqvist (STIM) 50%». */
export function peopleInCell(text: string): NamedPerson[] {
  const parts = partsOf(text);
  if (!parts.some(({ isTold }) => isTold)) return splitWriters(text.split("|")).map(plain);
  return onePerson(
    parts.flatMap(({ name, share, society, ipi, role }) => {
      const names = splitWriters([name]);
      // Values for several people together are ignored.
      const isOne = names.length === 1;
      const own = share && isOne ? keptShare(parseNumber(share)) : null;
      return names.map((one) => ({ name: one, share: own, society, ipi: isOne ? ipi : null, role }));
    }),
  );
}

/** Returns the parts of a cell, each with the codes beside the names. */
const partsOf = (text: string) =>
  text
    .replace(/[^\S\n]+/gu, " ")
    .split(JOINTS)
    .map((part): Said => {
      const outer = withoutCodes(part);
      const groups = FORMS.map((form) => form.exec(outer.name)?.groups).find(Boolean);
      const inner = withoutCodes(groups?.name ?? outer.name);
      const codes = {
        share: outer.share ?? groups?.share ?? inner.share,
        society: outer.society ?? inner.society ?? groups?.society ?? null,
        ipi: outer.ipi ?? inner.ipi,
        role: bothRoles(outer.role, inner.role),
      };
      const isTold = Object.values(codes).some((code) => code !== null);
      return { ...codes, name: isTold ? inner.name : part, isTold };
    });

/** Returns the cell of one person with the family name first, «García Márquez, Ana Luz», as one name. */
export function ofOnePerson(text: string): string {
  const [, family = "", given = "", more] = text.split(/^([^,;|/&()]+),\s*([^,;|/&()]+)$/u);
  return more !== undefined && splitWriters([text]).length > 1 ? `${given.trim()} ${family.trim()}` : text;
}

/**
 * Returns the names of publishers without the codes beside them: «Rive (PRS) 100% [00226771854]». Several are told apart
 * only where each has a code: names of companies contain commas, slashes and ampersands.
 */
export function publisherNamesIn(text: string): string[] {
  const parts = partsOf(text);
  const isTold = parts.every(({ share, ipi, society }) =>
    [share, ipi, society].some((code) => code !== null),
  );
  return isTold ? parts.map(({ name }) => name) : [text];
}

/** A part of a cell, with whether any code tells that it names people one by one. */
interface Said extends CodedName {
  isTold: boolean;
}

const plain = (name: string): NamedPerson => ({
  name,
  share: null,
  society: null,
  ipi: null,
  role: null,
});

/** Merges people who are named several times: the first spelling, number and society stay, shares add up. */
export function onePerson(people: readonly NamedPerson[]): NamedPerson[] {
  const found = new Map<string, NamedPerson>();
  for (const { name, share, society, ipi, role } of people) {
    const known = found.get(personKey(name)) ?? plain(name);
    found.set(personKey(name), {
      name: known.name,
      share: share === null ? known.share : keptShare((known.share ?? 0) + share),
      society: known.society ?? society,
      ipi: known.ipi ?? ipi,
      role: bothRoles(known.role, role),
    });
  }
  return [...found.values()];
}
