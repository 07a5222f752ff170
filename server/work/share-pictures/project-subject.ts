import { openPlaylistEndpoint } from "#/contract/playlist-link.ts";
import type { ReadApi, ShareSubject } from "./subject.ts";

/** Returns the subject of a project's share page; null once it is closed. */
export async function projectSubject(read: ReadApi, token: string): Promise<ShareSubject | null> {
  const found = await read(`/api/front/shared_playlists/${encodeURIComponent(token)}`);
  if (!found) return null;
  const { name, owner, tracks } = openPlaylistEndpoint.answer.parse(found);
  const [first] = tracks;
  return {
    label: owner,
    title: name,
    line: tracks
      .slice(0, 3)
      .map((track) => track.name)
      .join(" · "),
    image: first?.image ?? null,
    sleeve: null,
    trackId: first?.id ?? null,
  };
}
