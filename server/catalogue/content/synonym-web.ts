import { z } from "zod";

/**
 * A web of related words, English then French; `near` lists neighbouring webs. In a `kin` web (instruments, places) the
 * words are related, but none replaces another. `forms` lists other forms of a word that no stemmer links to it:
 * «douce» of «doux», “icy” of “ice”.
 */
export const synonymWebShape = z.object({
  slug: z.string(),
  near: z.array(z.string()),
  kin: z.boolean().default(false),
  terms: z.array(z.tuple([z.string(), z.string()])),
  forms: z.record(z.string(), z.array(z.string())).default({}),
});

export type SynonymWeb = z.infer<typeof synonymWebShape>;
