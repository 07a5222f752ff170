"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { showToast } from "#/components/toast/show-toast.ts";
import type { Id } from "#/contract/hydra.ts";
import { takeHeard } from "./incoming-heard.ts";

/** Adds the recognised music of a programme to the sheet that has just been opened, and announces the result. */
export function useTakeHeard(project: Id): void {
  const t = useTranslations("cueSheet.heard");
  useEffect(() => {
    const taken = takeHeard(project);
    if (!taken) return;
    const { placed, added, agreed } = taken;
    const counts = { placed: placed.length, added: added.length, agreed: agreed.length };
    showToast({ message: t("outcome", counts), status: "success" });
  }, [project, t]);
}
