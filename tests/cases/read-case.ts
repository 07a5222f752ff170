import { openAsBlob } from "node:fs";
import { asc, eq } from "drizzle-orm";
import { briefSearchEndpoint } from "#/contract/brief.ts";
import { trackSearchEndpoint } from "#/contract/search.ts";
import { candidateOf } from "#/features/cue-sheets/edit/cues-of-edit.ts";
import { decide } from "#/features/cue-sheets/edit/decisions.ts";
import { namesOf, type Use, usesOf } from "#/features/cue-sheets/edit/join-clips.ts";
import { matchesOf } from "#/features/cue-sheets/edit/match-uses.ts";
import { readEdit, textsOfFile } from "#/features/cue-sheets/edit/read-edit.ts";
import { RATES, timecodeOf } from "#/features/cue-sheets/time/timecode.ts";
import { selectCredits } from "#/server/catalogue/writers/credits.ts";
import { openWorkbench, type Workbench } from "#/server/operate/import/test-folder.ts";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { tracks, trackWriters } from "#/server/platform/db/schema/tracks.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import { candidateIds } from "#/server/work/cue-sheets/candidates.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";

/** Reads an edit as the screen shows it, with its uses as `Name 01:00:00:00–01:00:10:00`. */
export async function editIn(path: string) {
  const [{ text }] = await textsOfFile(await openAsBlob(path));
  const edit = await readEdit(text, RATES["25"]);
  const uses = usesOf(edit.clips);
  const labelled = (isOff: boolean) =>
    uses
      .filter((use) => (use.isOff ?? false) === isOff)
      .map((use) => {
        const [start, end] = [use.start, use.end].map((at) => timecodeOf(at, edit.countingRate));
        return `${use.name} ${use.startCode ?? start}–${use.endCode ?? end}`;
      });
  return { edit, uses, heard: labelled(false), off: labelled(true) };
}

/** A catalogue into which the cases import folders, and in which they search. */
export class CaseCatalogue {
  private readonly api: TestApi;
  private readonly bench: Workbench;

  private constructor(api: TestApi, bench: Workbench) {
    this.api = api;
    this.bench = bench;
  }

  static async open(): Promise<CaseCatalogue> {
    const api = await apiForTests("empty");
    return new CaseCatalogue(api, await openWorkbench(api));
  }

  async close(): Promise<void> {
    await this.bench.close();
    await this.api.close();
  }

  /** Empties the catalogue and imports a folder. */
  async import(folder: string, sheet?: string) {
    await this.bench.clear();
    return this.bench.run({ at: folder, ...(sheet !== undefined && { sheet: { path: sheet } }) });
  }

  /** Returns the tracks of the catalogue in the order of its albums. */
  async tracks() {
    const { db } = this.bench;
    const rows = await db
      .select({ track: tracks, album: albums })
      .from(tracks)
      .innerJoin(albums, eq(albums.id, tracks.albumId))
      .orderBy(asc(albums.name), asc(tracks.sortOrder), asc(tracks.id));
    return Promise.all(
      rows.map(async ({ track, album }) => ({
        ...track,
        album: album.name,
        releaseDate: album.releaseDate,
        writers: (
          await db
            .select({ name: writers.name })
            .from(trackWriters)
            .innerJoin(writers, eq(writers.id, trackWriters.writerId))
            .where(eq(trackWriters.trackId, track.id))
            .orderBy(asc(trackWriters.position))
        ).map(({ name }) => name),
      })),
    );
  }

  /**
   * Returns the name of each use of an edit, with the title and reason of its best match, and whether the match is
   * chosen.
   */
  async recognised(uses: readonly Use[]) {
    const { db } = this.bench;
    const credits = await selectCredits(db, await candidateIds(db, namesOf(uses)));
    return uses.map((use) => {
      const { matches, chosen } = decide(use, matchesOf(use, credits.map(candidateOf)));
      const [best] = matches;
      return [use.name, best?.candidate.name, best?.reason, chosen !== null];
    });
  }

  /** Returns the titles that a search by words and a search by brief find, best first. */
  async found(text: string, lang = "fr") {
    const get = async (path: string) =>
      (await this.api.fetch(`/api/front/${path}&search=${encodeURIComponent(text)}`)).json();
    const byWords = trackSearchEndpoint.answer.parse(await get("global_search?type=track"));
    const byBrief = briefSearchEndpoint.answer.parse(await get(`brief_search?locale=${lang}`));
    return [byWords, byBrief].map((answer) => answer["hydra:member"].map(({ name }) => name));
  }
}
