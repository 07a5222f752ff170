import { lazy, Suspense } from "react";
import { type Marks, useMarks } from "#/features/session/marks-store.ts";

const MarkSigns = lazy(async () => ({ default: (await import("./mark-signs.tsx")).MarkSigns }));

/** What who is signed in did with a track, but for what is `said` already; nothing, not even code, for visitors. */
export function RowMarks({ track, said }: { track: number; said?: keyof Marks | undefined }) {
  const heard = useMarks((marks) => marks.heard.has(track)) && said !== "heard";
  const downloaded = useMarks((marks) => marks.downloaded.has(track)) && said !== "downloaded";
  const inProject = useMarks((marks) => marks.inProject.has(track));
  if (!heard && !downloaded && !inProject) return null;
  return (
    <Suspense fallback={null}>
      <MarkSigns heard={heard} downloaded={downloaded} inProject={inProject} />
    </Suspense>
  );
}
