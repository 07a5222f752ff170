import { fold } from "#/contract/fold.ts";
import { publisherNames, publisherText } from "#/contract/publishers.ts";
import { personKey } from "#/server/operate/import/tags/person-key.ts";
import type { Notice } from "#/server/platform/terminal/words.ts";
import type { Credit } from "./row-credits.ts";
import type { SheetRow } from "./sheet-row.ts";

/**
 * Splits publishers at a slash where another row names one of them alone, since a company's name may have a slash too:
 * «Rive / Môle Éditions» beside a row of «Rive».
 */
export function splitKnownPublishers(rows: readonly SheetRow[]): void {
  const alone = new Set(rows.flatMap(({ publisher }) => publisherNames(publisher).map(fold)));
  for (const row of rows) {
    const names = publisherNames(row.publisher).flatMap((name) => {
      const parts = name.split(/\s+\/\s+/u);
      return parts.some((part) => alone.has(fold(part))) ? parts : name;
    });
    row.publisher = publisherText(names);
  }
}

/** `V. Marušić`, `V.-M. Marušić`: initials and a family name. */
const INITIALS = /^((?:\p{Lu}\.[\s-]?)+)\s*(\p{L}[^.]*)$/u;

/**
 * Writes out names with initials where the sheet has one whole name that fits: «V. Marušić» is «Vesna Marušić», unless
 * both stand in one row or their IPIs differ. Returns a notice for each row, so that a person can confirm it.
 */
export function writeOutInitials(rows: readonly SheetRow[]): Notice[] {
  const credits = rows.flatMap((row) => row.credits ?? []);
  const whole = new Map(
    credits.flatMap((one) => (INITIALS.test(one.name) ? [] : [[personKey(one.name), one] as const])),
  );
  const byLastWord = Map.groupBy(whole.values(), ({ name }) => lastWord(personKey(name)));
  return rows.flatMap(({ line, credits: own }) =>
    (own ?? []).flatMap((credit): Notice[] => {
      const [full, ...others] = (byLastWord.get(lastWord(fold(credit.name))) ?? []).filter((one) =>
        isShortFor(credit, one),
      );
      const isBeside = own?.some(({ name }) => full && personKey(name) === personKey(full.name));
      if (!full || others.length > 0 || isBeside) return [];
      const short = credit.name;
      credit.name = full.name;
      return [{ key: "doubtInitials", values: { line, short, name: full.name } }];
    }),
  );
}

const lastWord = (key: string) => /\S+$/u.exec(key)?.[0] ?? "";

/** Returns whether a name with initials may be short for another name. */
function isShortFor(short: Credit, whole: Credit): boolean {
  const [, initials = "", family = ""] = INITIALS.exec(short.name) ?? [];
  const letters = fold(initials).match(/\p{L}/gu) ?? [];
  const [key, end] = [personKey(whole.name), ` ${fold(family)}`];
  const given = key.slice(0, key.length - end.length).split(/[\s-]+/u);
  const isOtherIpi = short.ipi !== null && whole.ipi !== null && Number(short.ipi) !== Number(whole.ipi);
  return (
    letters.length > 0 &&
    key.endsWith(end) &&
    !isOtherIpi &&
    letters.every((one, at) => given[at]?.startsWith(one))
  );
}
