"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Skeleton } from "#/components/skeleton/skeleton.tsx";
import type { Id } from "#/contract/hydra.ts";
import { cueSheetQuery } from "../cue-sheet-api.ts";
import { useSheet } from "../sheet-store.ts";

/**
 * Says that the film of a project is on its way, and stands in for it until its code (`isCodeHere`) and its sheet are
 * there.
 */
export function StripWaiting({
  project,
  hasTracks,
  isCodeHere,
}: {
  project: Id;
  hasTracks: boolean;
  isCodeHere: boolean;
}) {
  const t = useTranslations("cueSheet.strip");
  const isOpen = useSheet((state) => state.project === project);
  // The sheet under the film asks for it, and says what has failed.
  const { isError } = useQuery({ ...cueSheetQuery(project), enabled: false });
  const isOver = isError || (isOpen && isCodeHere);
  const now = isOver ? "" : t("waiting");
  const [said, say] = useState("");
  // Words that enter the page together with their region are not read: it enters empty.
  useEffect(() => say(now), [now]);
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {!isOver && <Outline hasTracks={hasTracks} />}
    </>
  );
}

/** Stands in for the film: as large as a film of one lane. */
function Outline({ hasTracks }: { hasTracks: boolean }) {
  return (
    <div className="page-x pb-8">
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Skeleton className="h-5 w-56" />
        <div className="ml-auto flex items-center gap-1 max-md:ml-0 max-md:w-full">
          <Skeleton className="h-9 w-56 max-md:mr-auto max-md:h-11" />
          <Skeleton className="size-9" />
          <Skeleton className="size-9" />
        </div>
      </div>
      {/* Room for numbers, the lane, the scale under it. */}
      <div className="h-[116px] pt-[22px] pb-[30px]">
        <Skeleton className="h-full" />
      </div>
      {hasTracks && <Skeleton className="mt-4 h-9 w-72 max-w-full max-md:h-11" />}
    </div>
  );
}
