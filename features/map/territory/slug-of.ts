import { fold } from "#/lib/fold.ts";

/** A title as it stands in an address: letters without their marks, ligatures apart, hyphens between words. */
export function slugOf(title: string): string {
  return fold(title)
    .replace(/\u0153/g, "oe")
    .replace(/\u00e6/g, "ae")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
