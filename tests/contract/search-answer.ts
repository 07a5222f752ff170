/** The fields that a search adds to a collection. */
export interface Facets {
  counts: Record<"track" | "album" | "writer" | "placement", number>;
  corrections: { word: string; instead: string[] }[];
  spellings: string[];
  facets: { taxonomies: { slug: string; terms: { slug: string; count: number }[] }[] };
}
