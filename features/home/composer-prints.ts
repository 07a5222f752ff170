import { tracksEndpoint } from "#/contract/track.ts";
import { writersEndpoint } from "#/contract/writer.ts";
import { type Mood, moodOf } from "#/features/player/mood-of.ts";
import { cachedCall } from "#/lib/cached-call.ts";

/** Composers on the home page (looks: home). */
const SHOWN = 6;

/** A composer with the sound that the print is drawn from: the path of its analysis and its mood. */
export interface ComposerPrint {
  slug: string;
  name: string;
  trackCount: number;
  analysis: string | null;
  mood: Mood | null;
}

/** The first composers of the catalogue, each with a track of theirs; answers are kept `revalidate` seconds. */
export async function composerPrints(revalidate: number): Promise<ComposerPrint[]> {
  const writers = await cachedCall(
    writersEndpoint,
    { query: { itemsPerPage: String(SHOWN) } },
    { tags: ["writers"], revalidate },
  );
  return Promise.all(
    writers["hydra:member"].map(async ({ slug, name, trackCount }) => {
      const tracks = await cachedCall(
        tracksEndpoint,
        { query: { "writers[]": [slug], itemsPerPage: "1" } },
        { tags: ["tracks"], revalidate },
      );
      const lead = tracks["hydra:member"][0];
      return {
        slug,
        name,
        trackCount,
        analysis: lead?.analysis ?? null,
        mood: lead ? moodOf(lead.terms) : null,
      };
    }),
  );
}
