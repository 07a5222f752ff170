import { Parser } from "htmlparser2";
import { TextLines } from "./text-lines.ts";

const PARAGRAPHS = new Set("p blockquote table ul ol dl h1 h2 h3 h4 h5 h6 pre hr".split(" "));
const LINES = new Set("div tr li dt dd section article header footer address caption".split(" "));
const UNSEEN = new Set("script style head title template".split(" "));
const STRUCK = new Set(["s", "del", "strike"]);
const STRUCK_STYLE = /text-decoration[^;]*line-through/i;
const HIDDEN_STYLE = /display\s*:\s*none/i;
const WITHOUT_END = new Set("br hr img input meta link col wbr area base embed source track".split(" "));

/**
 * Returns the words of HTML as a plain text: cells of a row with tabs between them, quoted mails with `>` before their
 * lines, and what is struck through between `~~`.
 */
export function textOfHtml(html: string): string {
  const lines = new TextLines();
  const open: { name: string; isStruck: boolean; isUnseen: boolean }[] = [];
  let unseen = 0;
  const parser = new Parser({
    onopentag: (name, { style = "" }) => {
      const isUnseen = UNSEEN.has(name) || HIDDEN_STYLE.test(style);
      const isStruck = STRUCK.has(name) || STRUCK_STYLE.test(style);
      const isShown = unseen === 0 && !isUnseen;
      if (isShown) openTag(lines, name);
      if (WITHOUT_END.has(name)) return;
      if (isShown && isStruck) lines.strike();
      if (isUnseen) unseen += 1;
      open.push({ name, isStruck, isUnseen });
    },
    ontext: (text) => {
      if (unseen === 0) lines.add(text);
    },
    onclosetag: (name) => {
      if (WITHOUT_END.has(name)) return;
      const tag = open.pop();
      if (tag?.isUnseen) unseen -= 1;
      else if (tag && unseen === 0) {
        if (tag.isStruck) lines.unstrike();
        closeTag(lines, tag.name);
      }
    },
  });
  parser.end(html);
  return lines.text();
}

function openTag(lines: TextLines, name: string) {
  if (name === "td" || name === "th") lines.beginCell();
  else if (name === "table") lines.beginTable();
  else if (name === "br") lines.breakLine();
  else if (PARAGRAPHS.has(name) || LINES.has(name)) lines.end();
  if (name === "li") lines.add("- ");
  if (name === "blockquote") lines.quotes += 1;
  if (name === "pre") lines.verbatim += 1;
}

function closeTag(lines: TextLines, name: string) {
  if (name === "td" || name === "th") lines.endCell();
  else if (name === "tr") lines.endRow();
  else if (name === "table") lines.endTable();
  else if (PARAGRAPHS.has(name)) lines.endParagraph();
  else if (LINES.has(name)) lines.end();
  if (name === "blockquote") lines.quotes -= 1;
  if (name === "pre") lines.verbatim -= 1;
}
