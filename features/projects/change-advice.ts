import type { Id } from "#/contract/hydra.ts";
import { type MusicAdvice, musicAdviceEndpoint, updateMusicAdviceEndpoint } from "#/contract/music-advice.ts";
import { call } from "#/lib/api/call.ts";
import { browserQueryClient, perform } from "#/lib/api/query-client.tsx";
import { serialQueue } from "#/lib/api/serial-queue.ts";
import { adviceQuery, projectsQuery } from "./project-query.ts";
import { type ListChange, writeList } from "./write-list.ts";

/** Writes run one after another. */
const queue = serialQueue();

function write(id: Id, change: ListChange): Promise<MusicAdvice> {
  return writeList(
    browserQueryClient()?.getQueryData(adviceQuery(id).queryKey),
    change,
    () => call(musicAdviceEndpoint, { params: { id }, query: { page: "1" } }),
    (input) => call(updateMusicAdviceEndpoint, { params: { id }, ...input }),
  );
}

/** Applies a change to a selection made for the client, even if another device wrote in between. */
export function changeAdvice(id: Id, change: ListChange): Promise<MusicAdvice> {
  return queue(async () => {
    const advice = await perform(() => write(id, change));
    const client = browserQueryClient();
    // After a sign-out in the meantime nothing is cached.
    client?.setQueryData(adviceQuery(id).queryKey, (shown: MusicAdvice | undefined) => shown && advice);
    void client?.invalidateQueries({ queryKey: projectsQuery.queryKey });
    return advice;
  });
}
