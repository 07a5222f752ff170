import { type CodedName, libraryCodeIn } from "./library-codes.ts";
import { splitVersion } from "./split-version.ts";

const SIGNS_AT_END = /[\s,;:/|([_\u2013\u2014-]+$/u;
const IS_NAME = /\p{L}{2}|[^ -\u024f]/u;
/** What follows a code behind a sign is of people or a remark: «Delta BVM 0341-02 / K: A. Roux». */
const SIGN_FIRST = /^\s*[,;:/|([\u2013\u2014-]/u;

/**
 * Returns a name without a library's code behind its title, «Delta (no perc) BVM 0341-02», and without what a sign
 * separates from the code, unless it is the version.
 */
export function splitCodeBehind(name: string): CodedName {
  const code = libraryCodeIn(name);
  const at = code === "" ? 0 : name.indexOf(code);
  const title = name.slice(0, at).replace(SIGNS_AT_END, "");
  if (!IS_NAME.test(title)) return { code: "", rest: name };
  const behind = name.slice(at + code.length).replace(/^\s*[)\]]/, "");
  if (splitVersion(`x${behind}`).base === "x") return { code, rest: title + behind };
  const rest = SIGN_FIRST.test(behind) ? "" : behind.trim();
  return { code, rest: rest === "" ? title : `${title} ${rest}` };
}
