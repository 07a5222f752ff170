import type { z } from "zod";
import { ContentError } from "./content-error.ts";
import { type ContentDocument, parseDocument, refuseMarkRuns } from "./parse-document.ts";
import { pageShape } from "./shapes.ts";

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

export type PageContent = z.output<typeof pageShape> & { body: string };

/**
 * Parses one language of a page: front matter, then its body.
 * @throws {ContentError} with file and line.
 */
export function parsePage(file: string, source: string): ContentDocument<PageContent> {
  refuseMarkRuns(file, source);
  const matched = FRONT_MATTER.exec(source);
  if (!matched) throw new ContentError([{ file, line: 1, key: "contentFrontMatter", values: {} }]);
  const [, head = "", body = ""] = matched;
  const document = parseDocument(file, head, pageShape, 1);
  return { ...document, value: { ...document.value, body } };
}

export interface PagePair {
  fr: ContentDocument<PageContent>;
  en: ContentDocument<PageContent>;
}

/**
 * Pairs both languages of each page by their `page` key.
 * @throws {ContentError} for a page in one language only, and for two that do not match.
 */
export function pairPages(pages: readonly ContentDocument<PageContent>[]): PagePair[] {
  const inLanguage = (ending: string) => pages.filter(({ file }) => file.endsWith(ending));
  const english = inLanguage(".en.md");
  const french = inLanguage(".fr.md");
  const pairs = french.map((fr) => ({
    fr,
    en: english.find(({ value }) => value.page === fr.value.page && value.slug === fr.value.slug),
  }));
  const paired = new Set(pairs.map(({ en }) => en));
  const alone = [
    ...pairs.filter(({ en }) => !en).map(({ fr }) => fr),
    ...english.filter((page) => !paired.has(page)),
  ];
  if (alone.length > 0) {
    throw new ContentError(
      alone.map(({ file, value, lineOf }) => ({
        file,
        line: lineOf(["page"]),
        key: "contentPair",
        values: { page: value.page },
      })),
    );
  }
  return pairs.flatMap(({ fr, en }) => (en ? [{ fr, en }] : []));
}
