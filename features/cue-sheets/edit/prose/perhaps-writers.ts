import { fold } from "#/contract/fold.ts";
import type { Doubt, EditClip } from "../edit.ts";
import { AFTER_BY, perhapsWriters } from "../tables/persons-behind-title.ts";
import type { PlacedRow } from "./placed-rows.ts";
import { withoutTimes } from "./prose-times.ts";
import { plainLine } from "./quoted-lines.ts";

/** A name and a dash right before a title: \u00abAna Roux \u2013 \u00ab Delta \u00bb\u00bb. */
const BEFORE_TITLE = /^[\s\d:.,;)>-]*(?<name>\p{Lu}[^\n]*?)\s+[-\u2013\u2014]\s*["\u00ab\u201c\u201e]\s*$/u;

/**
 * Returns the persons whom rows that are heard name beside their titles without saying what they did: those who were not
 * taken for writers, or who were since they stand behind \u00abby\u00bb. `clips` are those of the rows with the people that
 * were taken. Persons who return are asked about once.
 */
export function doubtsOfPersons(rows: readonly PlacedRow[], clips: readonly EditClip[]): Doubt[] {
  const taken = new Map(clips.map((clip) => [keyOf(clip), clip.writers ?? []]));
  const asked = new Set<string>();
  return rows.flatMap(({ line, clip, title }) => {
    if (clip.isOff || !clip.behind) return [];
    const writers = (taken.get(keyOf(clip)) ?? []).map(({ name }) => fold(name));
    // Libraries name the writers of their music, not those who perform it.
    const isBy = AFTER_BY.test(clip.behind.text) && clip.reference === undefined;
    const text = [...perhapsWriters(clip.behind), ...perhapsBefore(line.text, title)]
      .filter((name) => isBy || !writers.includes(fold(name)))
      .join(", ");
    const isNew = text !== "" && asked.size < asked.add(fold(text)).size;
    return isNew ? [{ line: line.line, name: title, text, asks: "people" as const }] : [];
  });
}

function perhapsBefore(line: string, title: string): string[] {
  const text = plainLine(line);
  const before = BEFORE_TITLE.exec(withoutTimes(text.slice(0, Math.max(0, text.indexOf(title)))))?.groups;
  return before?.name ? perhapsWriters({ text: `(${before.name})` }) : [];
}

const keyOf = ({ line, start }: Pick<EditClip, "line" | "start">) => `${line} ${start}`;
