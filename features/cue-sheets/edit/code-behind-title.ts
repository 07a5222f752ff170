import { type CodedName, isShortFor, libraryCodeIn } from "./library-codes.ts";
import { splitVersion } from "./split-version.ts";

const SIGNS_AT_END = /[\s,;:/|([_\u2013\u2014-]+$/u;
const SIGNS_AT_START = /^[\s,;:/|_\u2013\u2014-]+/u;
/** The name of a library before its code and the title: «MegaTrax MX188-12 Harbour Lights». */
const LABEL = /^\p{Lu}\p{L}*\p{Ll}\p{L}*(?: \p{Lu}\p{L}+){0,2}$/u;
const IS_NAME = /\p{L}{2}|[^ -\u024f]/u;
/** What follows a code behind a sign is of people or a remark: «Delta BVM 0341-02 / K: A. Roux». */
const SIGN_FIRST = /^\s*[,;:/|([\u2013\u2014-]/u;

/**
 * Returns a name without a library's code behind its title, «Delta (no perc) BVM 0341-02», and without what a sign
 * separates from the code, unless it is the version. Behind a library and its code the title follows.
 */
export function splitCodeBehind(name: string): CodedName {
  const code = libraryCodeIn(name);
  const at = code === "" ? 0 : name.indexOf(code);
  const title = withoutLabel(name.slice(0, at).replace(SIGNS_AT_END, ""), code);
  if (!IS_NAME.test(title)) return { code: "", rest: name };
  const behind = name.slice(at + code.length).replace(/^\s*[)\]]/, "");
  if (splitVersion(`x${behind}`).base === "x") return { code, rest: title + behind };
  if (LABEL.test(title) && isShortFor(code, title) && IS_NAME.test(behind))
    return { code, rest: behind.replace(SIGNS_AT_START, "") };
  const rest = SIGN_FIRST.test(behind) ? "" : behind.trim();
  return { code, rest: rest === "" ? title : `${title} ${rest}` };
}

/** A library whose name has a capital inside, behind a title: «Harbour Lights MegaTrax». */
const LABEL_AT_END = /^(?<title>.*\S)\s+(?<label>\p{Lu}\p{Ll}+\p{Lu}\p{L}*)$/u;

function withoutLabel(text: string, code: string): string {
  const { title = "", label = "" } = LABEL_AT_END.exec(text)?.groups ?? {};
  return label !== "" && isShortFor(code, label) ? title.replace(SIGNS_AT_END, "") : text;
}
