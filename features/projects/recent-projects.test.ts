import { expect, test } from "vitest";
import type { PlaylistSummary } from "#/contract/playlist.ts";
import { recentProjects } from "./recent-projects.ts";

const project = (id: number, updatedAt: string) => ({ id, updatedAt }) as PlaylistSummary;

test("the projects changed last come first, whatever their age, and no more than requested", () => {
  const projects = [
    project(3, "2026-11-02T10:00:00+00:00"),
    project(2, "2026-11-20T10:00:00+00:00"),
    project(1, "2026-11-20T10:00:01+00:00"),
  ];
  expect(recentProjects(projects, 2).map(({ id }) => id)).toEqual([1, 2]);
  expect(projects.map(({ id }) => id)).toEqual([3, 2, 1]);
});
