import { fold } from "#/contract/fold.ts";

/** Returns the slug of a title: letters without accents, ligatures as two letters, hyphens between words. */
export function slugOf(title: string): string {
  return fold(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
