import { z } from "zod";

/**
 * A web of words near in meaning, English then French; `near` names webs that are not far. In one of `kin` (instruments,
 * places) the words are neighbours, yet none stands for another. `forms` says what else a word of the web is written
 * as, where no stemmer leads from the one to the other: «douce» of «doux», “icy” of “ice”.
 */
export const synonymWebShape = z.object({
  slug: z.string(),
  near: z.array(z.string()),
  kin: z.boolean().default(false),
  terms: z.array(z.tuple([z.string(), z.string()])),
  forms: z.record(z.string(), z.array(z.string())).default({}),
});

export type SynonymWeb = z.infer<typeof synonymWebShape>;
