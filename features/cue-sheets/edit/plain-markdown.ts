/** Signs of Markdown. A text that has none stays as it is. */
const HAS_SIGNS =
  /\*[^\s*]|__|`|(?<![\p{L}\p{N}])_[^\s_]|\]\(|^[^\S\n]{0,3}\||<(?:s|del|strike)>|^[^\S\n]{0,20}[-*+] \[[ xX]\]/mu;
/** The line between the heads of a table and its rows: «|:---|---:|». */
const RULER = /^ {0,3}\|?(?: {0,9}:?-{2,99}:? {0,99}\|){1,60}(?: {0,9}:?-{2,99}:?)? *$/gm;
const BARRED = /^ {0,3}\|.*$/gm;
const withoutOuterBars = (line: string) => line.trim().replace(/^\| ?/, "").replace(/ ?\|$/, "");
const STRUCK_TAG = /<(s|del|strike)>([^<\n]{1,300})<\/\1>/gi;
const LINK = /!?\[([^\][\n]{1,200})\]\((?:https?:|mailto:|\.{0,2}\/|#)[^()\s]{0,500}\)/g;
const CHECKED = /^([^\S\n]*[-*+] )\[[xX]\] /gm;
const UNCHECKED = /^([^\S\n]*[-*+] )\[ \] ([^\n]{1,400})$/gm;
/** Signs around words: bold before italics. Those inside of words are letters: «my_file_name». */
const AROUND = [
  /\*\*(?=[^\s*])([^*\n]{1,300}?)(?<=[^\s*])\*\*/g,
  /(?<![\p{L}\p{N}_])__(?=[^\s_])([^_\n]{1,300}?)(?<=[^\s_])__(?![\p{L}\p{N}_])/gu,
  /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]{1,300}?)(?<=[^\s*])\*(?![\p{L}\p{N}*])/gu,
  /(?<![\p{L}\p{N}_])_(?=[^\s_])([^_\n]{1,300}?)(?<=[^\s_])_(?![\p{L}\p{N}_])/gu,
  /`([^`\n]{1,300})`/g,
];

/**
 * Returns a note in Markdown as plain text, line by line: without the signs of lists, tables and emphasis. What is struck
 * through keeps its `~~`, which a row whose box is not ticked, beside others that are, has as well.
 */
export function plainMarkdown(text: string): string {
  if (!HAS_SIGNS.test(text)) return text;
  const lines = text.replace(/\r\n?/g, "\n").replace(RULER, "").replace(BARRED, withoutOuterBars);
  const isAnyTicked = /^[^\S\n]*[-*+] \[[xX]\] /m.test(lines);
  const words = lines
    .replace(STRUCK_TAG, "~~$2~~")
    .replace(LINK, "$1")
    .replace(CHECKED, "$1")
    .replace(UNCHECKED, (_, bullet: string, row: string) =>
      isAnyTicked && !row.includes("~~") ? `${bullet}~~${row}~~` : `${bullet}${row}`,
    );
  return AROUND.reduce((all, around) => all.replace(around, "$1"), words);
}

const HEADING = /^#{1,2} +(.+?)[ #]*$/m;
/** Returns the first heading of a note; "" if there is none. */
export const headingIn = (text: string) => HEADING.exec(text)?.[1] ?? "";
