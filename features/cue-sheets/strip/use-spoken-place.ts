"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { type FrameRate, timecodeOf } from "../time/timecode.ts";

/** Returns a function that gives a frame of the programme in words: «12 min 30 s et 4 images». */
export function useSpokenPlace(rate: FrameRate): (frame: number) => string {
  const t = useTranslations("cueSheet.strip");
  return useCallback(
    (frame: number) => {
      const [hours = 0, minutes = 0, seconds = 0, frames = 0] = timecodeOf(frame, rate)
        .split(/[:;]/)
        .map(Number);
      return t("time", { hours, minutes, seconds, frames });
    },
    [t, rate],
  );
}
