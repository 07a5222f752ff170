import { bothRoles, CODED_END, type CodedName, withoutCodes, withRolesBehind } from "./codes-beside-name.ts";
import { personKey } from "./person-key.ts";
import { parseNumber, storedShare } from "./sheet-values.ts";
import { splitWriters } from "./split-writers.ts";

/** A person named in a cell, with the values that follow the name. */
interface NamedPerson {
  name: string;
  /** In per cent. */
  share: number | null;
  society: string | null;
  /** As written; not checked. */
  ipi: string | null;
  role: string | null;
}

const PERCENT = String.raw`(?<share>\d{1,3}(?:[.,]\d{1,3})?)\s?%`;
const SHARE = String.raw`(?:[-–:,]\s?)?[([]?${PERCENT}[)\]]?`;
/** A society. Beside a share, any word counts as one; without a share, only a known one does: see `withoutCodes`. */
const SOCIETY = String.raw`(?<society>\p{L}[\p{L}\p{N}./& -]{1,39}?)`;
const FORMS = [
  `[([]${SOCIETY}[)\\]]\\s?${SHARE}`,
  `[([]${SOCIETY}[\\s,:/–-]+${PERCENT}[)\\]]`,
  `${SHARE}\\s?[([]${SOCIETY}[)\\]]`,
  SHARE,
].map((form) => new RegExp(`^(?<name>.+?)\\s?${form}$`, "u"));
/**
 * Separators of people, outside brackets. After a share, society, role or IPI number, a comma, a slash, an ampersand or
 * an «and» separates people too.
 */
const SEPARATORS = new RegExp(
  `(?:[;|\\n]|(?<=${CODED_END}[)\\]]?)(?:\\s?[,/&+]|\\s(?:et|and|und|y)\\s))(?![^([]{0,80}[)\\]])`,
  "u",
);

/** «Trad. arr. Nora Pell», «d'après trad., arr. X»: no name, but the tradition and the person that arranged it. */
const ARRANGED =
  /(?<=^|[;|\n])\s*(?:(?:d['\u2019]apr\u00e8s|after|nach|da)\s+)?trad(?:\.|itional|itionnel(?:le)?|itionell|izionale|icional)?[\s,.:;/\u2013-]+(?:arr(?:\.|ang(?:ed|ement|eur|er|iert|iamento)\.?)?|bearb(?:\.|eitung|eitet)|arreglos?)(?:\s+(?:by|de|par|von|di))?[\s:]+(?<names>[^;|\n]+?)(?=\s*(?:[;|\n]|$))/giu;

/** Writes a tradition and its arranger as two people, since the whole is nobody's name. */
const withTradition = (text: string) => text.replace(ARRANGED, "Trad.; $<names> (AR)");

/** Parses the names of a cell, each with the society and share after it: «Anna Lindqvist (STIM) 50%». */
export function peopleInCell(given: string): NamedPerson[] {
  const text = withRolesBehind(withTradition(given));
  const parts = partsOf(text);
  if (!parts.some(({ hasCodes }) => hasCodes)) return splitWriters(text.split("|")).map(plain);
  return onePerson(
    parts.flatMap(({ name, share, society, ipi, role }) => {
      const names = splitWriters([name]);
      // Values that belong to several people together are ignored.
      const isOne = names.length === 1;
      const own = share && isOne ? storedShare(parseNumber(share)) : null;
      return names.map((one) => ({ name: one, share: own, society, ipi: isOne ? ipi : null, role }));
    }),
  );
}

/** A number behind a society in brackets, which is a share without its sign: «Rive (BMI) 50; Môle (ASCAP) 50». */
const SHARE_WITHOUT_SIGN =
  /(?<=[([]\p{Lu}[\p{L} .&/-]{1,20}[)\]])\s?(\d{1,3}(?:[.,]\d{1,3})?)(?![.,]?\d)(?=\s*(?:[,;/&+|\n]|$))/gu;

/** Splits a cell into people, each with the codes beside the name. */
const partsOf = (text: string) =>
  text
    .replace(SHARE_WITHOUT_SIGN, " $1%")
    .replace(/[^\S\n]+/gu, " ")
    .split(SEPARATORS)
    .map((part): CellPart => {
      const outer = withoutCodes(part);
      const groups = FORMS.map((form) => form.exec(outer.name)?.groups).find(Boolean);
      const inner = withoutCodes(groups?.name ?? outer.name);
      const codes = {
        share: outer.share ?? groups?.share ?? inner.share,
        society: outer.society ?? inner.society ?? groups?.society ?? null,
        ipi: outer.ipi ?? inner.ipi,
        role: bothRoles(outer.role, inner.role),
      };
      const hasCodes = Object.values(codes).some((code) => code !== null);
      return { ...codes, name: hasCodes ? inner.name : part, hasCodes };
    });

/**
 * Returns a cell with one person, family name first, as a plain name: «García Márquez, Ana Luz» becomes «Ana Luz García
 * Márquez».
 */
export function ofOnePerson(text: string): string {
  const [, family = "", given = "", more] = text.split(/^([^,;|/&()]+),\s*([^,;|/&()]+)$/u);
  return more !== undefined && splitWriters([text]).length > 1 ? `${given.trim()} ${family.trim()}` : text;
}

/**
 * Returns the names of publishers without the codes beside them: «Rive (PRS) 100% [00226771854]». Splits a list only if
 * each name has a code, because names of companies contain commas, slashes and ampersands.
 */
export function publisherNamesIn(text: string): string[] {
  const parts = partsOf(text);
  const hasCodes = parts.every(({ share, ipi, society }) =>
    [share, ipi, society].some((code) => code !== null),
  );
  return hasCodes ? parts.map(({ name }) => name) : [text];
}

/** A part of a cell, and whether its codes show that it names one person. */
interface CellPart extends CodedName {
  hasCodes: boolean;
}

const plain = (name: string): NamedPerson => ({
  name,
  share: null,
  society: null,
  ipi: null,
  role: null,
});

/** Merges people who are named several times. Keeps the first spelling, number and society, and adds up the shares. */
export function onePerson(people: readonly NamedPerson[]): NamedPerson[] {
  const found = new Map<string, NamedPerson>();
  for (const { name, share, society, ipi, role } of people) {
    const known = found.get(personKey(name)) ?? plain(name);
    found.set(personKey(name), {
      name: known.name,
      share: share === null ? known.share : storedShare((known.share ?? 0) + share),
      society: known.society ?? society,
      ipi: known.ipi ?? ipi,
      role: bothRoles(known.role, role),
    });
  }
  return [...found.values()];
}
