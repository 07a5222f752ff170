import { houseName } from "#/contract/house-name.ts";
import { wordOfVersion } from "#/contract/version-words.ts";
import type { FileLang } from "./file-language.ts";
import type { SoundFacts } from "./sound-facts.ts";
import texts from "./texts.json" with { type: "json" };

/** A file of a zip and the facts of its sound. */
export interface ZipEntry {
  name: string;
  facts: SoundFacts;
}

const credits = ({ name, facts }: ZipEntry, lang: FileLang) =>
  [
    name,
    `  ${[facts.title, facts.version && wordOfVersion(facts.version, lang)].filter(Boolean).join(" · ")}`,
    `  ${facts.writers.map((one) => [one.name, one.role && `(${one.role})`].filter(Boolean).join(" ")).join(", ")}`,
    `  ${[facts.album, facts.publisher, facts.reference, facts.isrc && `ISRC ${[facts.isrc, ...facts.otherIsrcs].join(", ")}`].filter(Boolean).join(" · ")}`,
  ].join("\r\n");

/**
 * Returns the credits of a zip, in both languages, with the names of its files; CRLF line ends suit the simplest editor
 * of every system.
 */
export function readme(
  { title, lang }: { title: string; lang: FileLang },
  files: readonly ZipEntry[],
  licence: SoundFacts["licence"],
): Buffer {
  const head = (lang: "fr" | "en") => `${texts.credits[lang]}\n${licence[lang]}`.replaceAll("\n", "\r\n");
  const text = [title, head("fr"), head("en"), ...files.map((file) => credits(file, lang)), houseName()];
  return Buffer.from(`${text.join("\r\n\r\n")}\r\n`);
}

/** Returns the list of files missing in a zip, in both languages. */
export function missingList(titles: readonly string[]): Buffer {
  const text = [texts.missing.fr, texts.missing.en, "", ...titles];
  return Buffer.from(`${text.join("\r\n")}\r\n`);
}
