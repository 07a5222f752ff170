"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { cueSheetQuery } from "#/features/cue-sheets/cue-sheet-api.ts";
import { framesOf, framesPerHour, RATES, timecodeOf } from "#/features/cue-sheets/edit/timecode.ts";
import { TEN_OCLOCK, useProgramme } from "./programme-store.ts";

/**
 * Lets a programme that has not been dropped yet count its frames as the sheet does for which it is heard, from the
 * hour at which that sheet's music begins; from ten o'clock where it has no places.
 */
export function useFramesOfSheet(project: number | null): void {
  const { data: sheet } = useQuery({ ...cueSheetQuery(project ?? 0), enabled: project !== null });
  useEffect(() => {
    if (!sheet || useProgramme.getState().stage.name !== "none") return;
    const { rate } = sheet.programme;
    const hour = framesPerHour(RATES[rate]);
    const placed = sheet.cues.flatMap(({ start }) => start ?? []);
    const first =
      placed.length > 0 ? Math.floor(Math.min(...placed) / hour) * hour : framesOf(TEN_OCLOCK, RATES[rate]);
    useProgramme.setState({ rate, start: timecodeOf(first ?? 0, RATES[rate]) });
  }, [sheet]);
}
