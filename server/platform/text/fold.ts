import { withFewMarks } from "#/server/platform/text/combining-marks.ts";

/** Letters that Unicode does not take apart but that people type without their ornament. */
const SPELLED: Readonly<Record<string, string>> = {
  "\u0153": "oe",
  "\u00e6": "ae",
  ß: "ss",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
  "’": "'",
  "‘": "'",
};

/** A text as it is compared: no accents, lower case, single spaces. «Électro  Pop» and «electro pop» meet. */
export function fold(text: string): string {
  return withFewMarks(text)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (letter) => SPELLED[letter] ?? letter)
    .replace(/\s+/gu, " ")
    .trim();
}
