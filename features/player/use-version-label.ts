import { useTranslations } from "next-intl";
import { useCallback } from "react";

/** The label by which a backend names the whole mix when it lists that among the versions. */
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
const STEM_OF = /^Stem: (.+)$/;
const LENGTH = /^(\d{1,3}) s edit$/;

/** Returns a version's label in the page's language. */
export function useVersionLabel(): (label: string) => string {
  const t = useTranslations("versions.kind");
  return useCallback(
    (label) => {
      const part = STEM_OF.exec(label)?.[1];
      if (part) return t("stemOf", { part });
      if (Object.hasOwn(KINDS, label)) return t(KINDS[label as keyof typeof KINDS]);
      const count = LENGTH.exec(label)?.[1];
      return count ? t("seconds", { count }) : label;
    },
    [t],
  );
}
