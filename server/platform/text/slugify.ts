import { fold } from "#/contract/fold.ts";

/** Long enough for any title, short enough for a file system and an address bar. */
const LONGEST = 80;

/** Converts a text to part of an address: `a-z`, digits and hyphens; "" when nothing of it can be converted. */
export function slugify(text: string): string {
  const slug = fold(text)
    .replace(/'/g, "-")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  if (slug.length <= LONGEST) return slug;
  const cut = slug.slice(0, LONGEST + 1);
  return cut.slice(0, cut.includes("-") ? cut.lastIndexOf("-") : LONGEST);
}
