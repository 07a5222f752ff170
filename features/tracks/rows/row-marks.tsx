import { lazy, Suspense } from "react";
import { type ItemName, itemIri } from "#/contract/item.ts";
import { type Marks, useMarks } from "#/features/session/marks-store.ts";

const MarkSigns = lazy(async () => ({ default: (await import("./mark-signs.tsx")).MarkSigns }));

/** Renders the signed-in person's marks of an item, except `hideMark`; loads nothing, not even code, for visitors. */
export function RowMarks({ item, hideMark }: { item: ItemName; hideMark?: keyof Marks | undefined }) {
  const heard = useMarks((marks) => marks.heard.has(item.id)) && hideMark !== "heard";
  const downloaded = useMarks((marks) => marks.downloaded.has(item.id)) && hideMark !== "downloaded";
  const inProject = useMarks((marks) => marks.inProject.has(itemIri(item)));
  if (!heard && !downloaded && !inProject) return null;
  return (
    <Suspense fallback={null}>
      <MarkSigns heard={heard} downloaded={downloaded} inProject={inProject} />
    </Suspense>
  );
}
