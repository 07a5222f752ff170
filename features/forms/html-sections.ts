import { fold } from "#/contract/fold.ts";
import { plainText } from "#/lib/pages/plain-text.ts";
import { shownHtml } from "#/lib/pages/shown-html.ts";

/** A part of a page below one heading of the second level. */
export interface HtmlSection {
  /** The heading's text and its id; null before the first heading. */
  heading: { text: string; id: string } | null;
  html: string;
}

const HEADING = /<h2\b[^>]*>([\s\S]*?)<\/h2>/g;

/** Returns an id for a heading: its letters without accents, digits, hyphens. */
const idOf = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "section";

/**
 * Cleans HTML of the backend and cuts it at its headings of the second level; ids are unique within the page. The
 * cleaning comes first, so that no script's text is taken for a heading; `Markup` cleans each part again without harm.
 */
export function htmlSections(content: string): HtmlSection[] {
  const html = shownHtml(content);
  const marks = [...html.matchAll(HEADING)];
  const used = new Map<string, number>();
  const before = html.slice(0, marks[0]?.index ?? html.length).trim();
  return [
    ...(before ? [{ heading: null, html: before }] : []),
    ...marks.map((mark, index) => {
      const text = plainText(mark[1] ?? "");
      const base = idOf(text);
      const count = (used.get(base) ?? 0) + 1;
      used.set(base, count);
      return {
        heading: { text, id: count === 1 ? base : `${base}-${count}` },
        html: html.slice(mark.index + mark[0].length, marks[index + 1]?.index ?? html.length).trim(),
      };
    }),
  ];
}
