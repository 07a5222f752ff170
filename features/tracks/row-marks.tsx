import { lazy, Suspense } from "react";
import { useMarks } from "#/features/session/marks-store.ts";

const MarkSigns = lazy(async () => ({ default: (await import("./mark-signs.tsx")).MarkSigns }));

/** What who is signed in did with a track; nothing, not even code, for visitors. */
export function RowMarks({ track }: { track: number }) {
  const heard = useMarks((marks) => marks.heard.has(track));
  const downloaded = useMarks((marks) => marks.downloaded.has(track));
  const inProject = useMarks((marks) => marks.inProject.has(track));
  if (!heard && !downloaded && !inProject) return null;
  return (
    <Suspense fallback={null}>
      <MarkSigns heard={heard} downloaded={downloaded} inProject={inProject} />
    </Suspense>
  );
}
