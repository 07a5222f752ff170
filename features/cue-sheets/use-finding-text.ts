"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import type { Finding } from "./check-sheet.ts";

const PROGRAMME_FIELDS = ["title", "channel", "broadcastDate", "producer", "duration"] as const;
const CUE_FIELDS = ["title", "reference", "label", "publishers"] as const;

/** Returns a function that gives the text of a finding in the page's language. */
export function useFindingText(): (finding: Finding) => string {
  const t = useTranslations("cueSheet");
  return useCallback(
    ({ cue, field, code }: Finding) => {
      if (code !== "missing") return t(`check.${code}`);
      if (!cue) {
        const known = PROGRAMME_FIELDS.find((one) => one === field);
        return t("check.missing", { field: known ? t(`programme.${known}`) : field });
      }
      if (/\.name$/.test(field)) return t("check.noName");
      const known = CUE_FIELDS.find((one) => one === field);
      return t("check.missing", {
        field: known === "publishers" ? t("publishers") : known ? t(`column.${known}`) : field,
      });
    },
    [t],
  );
}
