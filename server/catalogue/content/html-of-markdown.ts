import { marked } from "marked";
import { MAX_CHARACTERS, safeHtml } from "#/contract/safe-html.ts";

/**
 * Most emphasis marks in one block: the parser compares each with all before it, which takes ten seconds for 60,000.
 */
const MOST_MARKS = 2_000;
const MARKS = /[*_~]+/g;

const hasTooManyMarks = (markdown: string) =>
  markdown.split(/\n\s*\n/).some((block) => (block.match(MARKS)?.length ?? 0) > MOST_MARKS);

/**
 * Converts Markdown to safe HTML.
 * @throws RangeError as `safeHtml` does, and for more than 2,000 emphasis marks in one block.
 */
export function safeHtmlOfMarkdown(markdown: string): string {
  if (markdown.length > MAX_CHARACTERS || hasTooManyMarks(markdown))
    throw new RangeError("a text too long or with too many marks of emphasis to be read");
  return safeHtml(marked.parse(markdown, { async: false }));
}
