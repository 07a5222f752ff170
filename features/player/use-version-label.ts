import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { secondsOfLabel, stemOfLabel } from "#/contract/version-labels.ts";

/** Label with which a backend lists the full mix among the versions. */
export const FULL = "Full";

/** Labels that the catalogue generates; an editor's own label stays unchanged. */
const KINDS = {
  [FULL]: "full",
  "60 s edit": "sixty",
  "30 s edit": "thirty",
  Underscore: "underscore",
  Instrumental: "instrumental",
  "No vocals": "noVocals",
  "No drums": "noDrums",
  Stem: "stem",
  Sting: "sting",
} as const;

/** Returns a function for a version's label in the page's language. */
export function useVersionLabel(): (label: string) => string {
  const t = useTranslations("versions.kind");
  return useCallback(
    (label) => {
      const part = stemOfLabel(label);
      if (part) return t("stemOf", { part });
      if (Object.hasOwn(KINDS, label)) return t(KINDS[label as keyof typeof KINDS]);
      const count = secondsOfLabel(label);
      return count ? t("seconds", { count }) : label;
    },
    [t],
  );
}
