import { changesEndpoint } from "#/contract/change.ts";
import { SITE_SECRET_HEADER } from "#/server/platform/http/internal-headers.ts";

const PATIENCE_MS = 10_000;
/** Pages of the feed that one look goes through; what is left is news to the next one. */
const MOST_PAGES = 100;

/**
 * Tells, each time it is asked, whether the feed of changes of the API at `apiUrl` has more than the last time. `secret`
 * is the one that site and API share: reads with it are not counted as a visitor's.
 * @throws when the API does not answer as it should.
 */
export function apiWatch(apiUrl: URL, secret: string): () => Promise<boolean> {
  let cursor: string | null = null;

  async function read(query: Record<string, string>) {
    const address = new URL(changesEndpoint.path, apiUrl);
    address.search = new URLSearchParams({ ...query, itemsPerPage: "100" }).toString();
    const answer = await fetch(address, {
      headers: { [SITE_SECRET_HEADER]: secret },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    // A catalogue that was taken back from a backup: everything may be another one.
    if (answer.status === 410) return null;
    if (!answer.ok) throw new Error(`The feed of changes answered ${answer.status}`);
    return changesEndpoint.answer.parse(await answer.json());
  }

  return async () => {
    if (cursor === null) {
      const page = await read({ since: new Date().toISOString() });
      cursor = page?.cursor ?? null;
      return false;
    }
    let isNews = false;
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const page = await read({ after: cursor });
      cursor = page?.cursor ?? null;
      isNews ||= !page || page["hydra:member"].length > 0;
      if (cursor === null || !page?.hasMore) break;
    }
    return isNews;
  };
}
