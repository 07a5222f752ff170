import { lazy, Suspense } from "react";
import type { Marks } from "#/features/session/marks-store.ts";
import type { RowState } from "./row-state.ts";

const MarkSigns = lazy(async () => ({ default: (await import("./mark-signs.tsx")).MarkSigns }));

/** Renders the signed-in person's marks of an item, except `hideMark`; loads nothing, not even code, for visitors. */
export function RowMarks({
  row: { isHeard, isDownloaded, isInProject },
  hideMark,
}: {
  row: Pick<RowState, "isHeard" | "isDownloaded" | "isInProject">;
  hideMark?: keyof Marks | undefined;
}) {
  const heard = isHeard && hideMark !== "heard";
  const downloaded = isDownloaded && hideMark !== "downloaded";
  const inProject = isInProject && hideMark !== "inProject";
  if (!heard && !downloaded && !inProject) return null;
  return (
    <Suspense fallback={null}>
      <MarkSigns heard={heard} downloaded={downloaded} inProject={inProject} />
    </Suspense>
  );
}
