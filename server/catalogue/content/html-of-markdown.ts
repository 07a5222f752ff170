import { marked } from "marked";
import { MAX_CHARACTERS, safeHtml } from "#/contract/safe-html.ts";

/** Most marks of emphasis in one block: the parser looks from each to all before it, ten seconds for 60,000. */
const MOST_MARKS = 2_000;
const MARKS = /[*_~]+/g;

const hasHeapOfMarks = (markdown: string) =>
  markdown.split(/\n\s*\n/).some((block) => (block.match(MARKS)?.length ?? 0) > MOST_MARKS);

/**
 * HTML that can be shown as it is, from Markdown.
 * @throws RangeError as `safeHtml` does, and for more than 2,000 marks of emphasis in one block.
 */
export function safeHtmlOfMarkdown(markdown: string): string {
  if (markdown.length > MAX_CHARACTERS || hasHeapOfMarks(markdown))
    throw new RangeError("a text too long or with too many marks of emphasis to be read");
  return safeHtml(marked.parse(markdown, { async: false }));
}
