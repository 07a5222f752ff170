import type { PlaylistSummary } from "#/contract/playlist.ts";

/** Returns the `most` own projects that were changed last, the latest first. */
export function recentProjects(projects: readonly PlaylistSummary[], most: number): PlaylistSummary[] {
  return projects
    .toSorted((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt))
    .slice(0, most);
}
