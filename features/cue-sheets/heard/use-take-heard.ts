"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import type { Id } from "#/contract/hydra.ts";
import type { CompletedImport } from "../use-complete-import.ts";
import { takeHeard } from "./incoming-heard.ts";

/** Adds the waiting music of a programme to the sheet that has just been opened, and passes the result to `complete`. */
export function useTakeHeard(project: Id, complete: (completed: CompletedImport) => void): void {
  const t = useTranslations("cueSheet.heard");
  useEffect(() => {
    const taken = takeHeard(project);
    if (!taken) return;
    const { placed, added, agreed, items } = taken;
    const counts = { placed: placed.length, added: added.length, agreed: agreed.length };
    complete({ from: "programme", outcome: t("outcome", counts), items });
  }, [project, t, complete]);
}
