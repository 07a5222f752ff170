import type { PlaylistSummary } from "#/contract/playlist.ts";

/** Of my projects the `most` that changed last, the last one first. */
export function recentProjects(projects: readonly PlaylistSummary[], most: number): PlaylistSummary[] {
  return projects
    .toSorted((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt))
    .slice(0, most);
}
