import { type MusicAdvice, musicAdviceEndpoint, updateMusicAdviceEndpoint } from "#/contract/music-advice.ts";
import { ApiError } from "#/lib/api-error.ts";
import { call } from "#/lib/call.ts";
import { inTurn } from "#/lib/in-turn.ts";
import { browserQueryClient, perform } from "#/lib/query-client.tsx";
import type { ListChange } from "./change-playlist.ts";
import { adviceQuery, projectsQuery } from "./project-query.ts";

/** Times that a change is made anew on a selection that another device has just written. */
const MOST_TRIES = 6;

/** Writes follow one another. */
const queue = inTurn();

async function write(id: number, change: ListChange): Promise<MusicAdvice> {
  let base =
    browserQueryClient()?.getQueryData(adviceQuery(id).queryKey) ??
    (await call(musicAdviceEndpoint, { params: { id }, query: { page: "1" } }));
  for (let attempt = 1; ; attempt += 1) {
    try {
      const tracks = [...change(base.tracks.map((item) => item["@id"]))];
      return await call(updateMusicAdviceEndpoint, {
        params: { id },
        body: { tracks },
        ...(base.version !== undefined && { ifMatch: `"${base.version}"` }),
      });
    } catch (error) {
      const isStale = error instanceof ApiError && error.status === 412;
      if (!isStale || attempt === MOST_TRIES) throw error;
      base = await call(musicAdviceEndpoint, { params: { id }, query: { page: "1" } });
    }
  }
}

/** Changes what is in a selection made for the client as it is, also when another device wrote in between. */
export function changeAdvice(id: number, change: ListChange): Promise<MusicAdvice> {
  return queue(async () => {
    const advice = await perform(() => write(id, change));
    const client = browserQueryClient();
    client?.setQueryData(adviceQuery(id).queryKey, advice);
    void client?.invalidateQueries({ queryKey: projectsQuery.queryKey });
    return advice;
  });
}
