import { changesEndpoint } from "#/contract/change.ts";
import { SITE_SECRET_HEADER } from "#/server/platform/http/internal-headers.ts";

const TIMEOUT_MS = 10_000;
/** Maximum number of pages of the feed that one check reads; the next check reads the rest. */
const MOST_PAGES = 100;

/**
 * Returns a function that resolves to whether the feed of changes of the API at `apiUrl` has grown since its last call.
 * Site and API share `secret`: the API does not count requests that carry it against a visitor's limits.
 * The function rejects when the API fails or answers in another form.
 */
export function apiWatch(apiUrl: URL, secret: string): () => Promise<boolean> {
  let cursor: string | null = null;

  async function read(query: Record<string, string>) {
    const address = new URL(changesEndpoint.path, apiUrl);
    address.search = new URLSearchParams({ ...query, itemsPerPage: "100" }).toString();
    const answer = await fetch(address, {
      headers: { [SITE_SECRET_HEADER]: secret },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // The cursor is unknown, as after a restore from a backup: anything may have changed.
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
