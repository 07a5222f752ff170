"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Id } from "#/contract/hydra.ts";
import { cueSheetQuery } from "#/features/cue-sheets/cue-sheet-api.ts";
import { framesOf, framesPerHour, RATES, timecodeOf } from "#/features/cue-sheets/time/timecode.ts";
import { TEN_OCLOCK, useProgramme } from "./programme-store.ts";

/**
 * Sets frame rate and start of a programme, before one is dropped, from the cue sheet: its rate, and the hour of its
 * first cue; ten o'clock if the sheet has no times.
 */
export function useFramesOfSheet(project: Id | null): void {
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
