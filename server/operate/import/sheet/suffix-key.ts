import { fold } from "#/contract/fold.ts";
import type { VersionName } from "#/contract/version-of.ts";
import { versionFromSheet } from "./version-from-sheet.ts";

/** What the codes behind the numbers in file names mean, as a sheet explains them. */
export type SuffixKey = ReadonlyMap<string, string>;
type Version = Omit<VersionName, "base">;

/** The name of a row above the headers that explains codes: «suffix key», «Version codes:», «Abréviations». */
const NAME =
  /^[^:=]{0,40}?\b(?:suffix(?:es|e)?|codes?|key|legende?|kurzel|abbreviations?|abreviations?|sigles?|leggenda|leyenda)\b[^:=]{0,20}$/;
const CODE = /^(?:\p{Lu}{1,5}\d{0,2}|\d{2,3})$/u;

/** Reads the row above the headers that explains the codes: «UND underscore / NDR no drums / S1 drums S2 bass». */
export function suffixKey(rowsAbove: readonly (readonly string[])[]): SuffixKey {
  const key = new Map<string, string>();
  for (const cells of rowsAbove) {
    const [first = "", ...others] = cells.filter((cell) => cell.trim() !== "");
    const [, name = first, after = ""] = /^([^:]*):(.*)$/s.exec(first) ?? [];
    if (!NAME.test(fold(name.trim()))) continue;
    for (const part of [after, ...others].join(" / ").split(/[/;,|\n]/)) readPart(part, key);
  }
  return key;
}

/** Reads codes and the words after each: «S1 drums S2 bass»; several codes may share the words: «060 030 cutdowns». */
function readPart(part: string, key: Map<string, string>): void {
  let codes: string[] = [];
  let words: string[] = [];
  const take = () => {
    if (words.length > 0) for (const code of codes) key.set(code, words.join(" "));
    [codes, words] = [[], []];
  };
  for (const word of part.split(/[\s=:]+/).filter((one) => /[\p{L}\p{N}]/u.test(one))) {
    const isCode = CODE.test(word);
    if (isCode && words.length > 0) take();
    if (isCode) codes.push(word);
    else if (codes.length > 0) words.push(word);
  }
  take();
}

/** Codes that libraries use for versions without explaining them. */
const USUAL: readonly [RegExp, Version][] = [
  [/^(?:FULL|MAIN|MIX|FM|MST|FV)$/, { kind: "full", label: "Full" }],
  [/^(?:UND|UNDS|USC|UL)$/, { kind: "underscore", label: "Underscore" }],
  [/^(?:NDR|NODR|ND)$/, { kind: "no-drums", label: "No drums" }],
  [/^(?:NVX|NVOX|NV|NOVX)$/, { kind: "no-vocals", label: "No vocals" }],
  [/^(?:INS|INST|INSTR)$/, { kind: "instrumental", label: "Instrumental" }],
  [/^(?:STG|STI|STING)$/, { kind: "sting", label: "Sting" }],
  [/^(?:LOP|LOOP|LP)$/, { kind: "other", label: "Loop" }],
  [/^(?:BED)$/, { kind: "underscore", label: "Bed" }],
];
const OF_STEM = /^(?:S|ST|STM|STEM)(\d{1,2})$/;
const LENGTHS = new Set("5 6 10 15 20 30 40 45 60 90 120".split(" "));

/** Returns the version that is a cut of a track to some seconds. */
export const cutTo = (seconds: string): Version => ({
  kind: seconds === "60" || seconds === "30" ? seconds : "other",
  label: `${seconds} s edit`,
});

/** Returns the version that a code means, by the sheet or by use; null for an unknown code. */
export function versionOfSuffix(code: string, key: SuffixKey): Version | null {
  const suffix = code.toUpperCase();
  const seconds = suffix.replace(/^0{1,2}(?=\d)/, "");
  if (LENGTHS.has(seconds)) return cutTo(seconds);
  const meaning = key.get(suffix);
  const [, stem] = OF_STEM.exec(suffix) ?? [];
  if (stem !== undefined) return { kind: "stem", label: `Stem: ${(meaning ?? stem).toLowerCase()}` };
  if (meaning !== undefined) {
    const label = meaning.replace(/^./u, (first) => first.toUpperCase());
    return versionFromSheet(meaning) ?? { kind: "other", label };
  }
  return USUAL.find(([pattern]) => pattern.test(suffix))?.[1] ?? null;
}
