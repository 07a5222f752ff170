"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import type { Id } from "#/contract/hydra.ts";
import type { Taken } from "../use-tell-taken.ts";
import { takeHeard } from "./incoming-heard.ts";

/** Adds the recognised music of a programme to the sheet that has just been opened, and tells the result. */
export function useTakeHeard(project: Id, tell: (taken: Taken) => void): void {
  const t = useTranslations("cueSheet.heard");
  useEffect(() => {
    const taken = takeHeard(project);
    if (!taken) return;
    const { placed, added, agreed, items } = taken;
    const counts = { placed: placed.length, added: added.length, agreed: agreed.length };
    tell({ from: "programme", said: t("outcome", counts), items });
  }, [project, t, tell]);
}
