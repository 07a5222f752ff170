import type { SoundFacts } from "./sound-facts.ts";
import texts from "./texts.json" with { type: "json" };

/** A file of a zip and what it holds. */
export interface Listed {
  name: string;
  facts: SoundFacts;
}

const credits = ({ name, facts }: Listed) =>
  [
    name,
    `  ${[facts.title, facts.version].filter(Boolean).join(" · ")}`,
    `  ${facts.writers.map((one) => [one.name, one.role && `(${one.role})`].filter(Boolean).join(" ")).join(", ")}`,
    `  ${[facts.album, facts.publisher, facts.reference, facts.isrc && `ISRC ${facts.isrc}`].filter(Boolean).join(" · ")}`,
  ].join("\r\n");

/** The credits that go with a zip, in both languages; lines end as every system's simplest editor wants them. */
export function readme(title: string, files: readonly Listed[], licence: SoundFacts["licence"]): Buffer {
  const head = (lang: "fr" | "en") => `${texts.credits[lang]}\n${licence[lang]}`.replaceAll("\n", "\r\n");
  const text = [title, head("fr"), head("en"), ...files.map(credits), "Sillon"];
  return Buffer.from(`${text.join("\r\n\r\n")}\r\n`);
}

/** What could not be put into a zip, in both languages. */
export function missingList(titles: readonly string[]): Buffer {
  const text = [texts.missing.fr, texts.missing.en, "", ...titles];
  return Buffer.from(`${text.join("\r\n")}\r\n`);
}
