import { useTranslations } from "next-intl";
import type { OfferedKind } from "./guided-state.ts";

const WORDS = {
  "60": "sixty",
  "30": "thirty",
  underscore: "underscore",
  instrumental: "instrumental",
  "no-vocals": "noVocals",
  "no-drums": "noDrums",
  stem: "stem",
  sting: "sting",
} as const satisfies Record<OfferedKind, string>;

/** Returns a function for the name of a kind of version in the page's language. */
export function useVersionKind(): (kind: OfferedKind) => string {
  const t = useTranslations("versions.kind");
  return (kind) => t(WORDS[kind]);
}
