import { useTranslations } from "next-intl";

/** Kinds of placement with a translation in the messages. */
const KINDS = ["campaign", "documentary", "exhibition", "news", "podcast", "radio", "series"] as const;

/** Returns a translator of kinds of placement; an unknown kind is shown as the backend writes it. */
export function useKindWord(): (kind: string) => string {
  const t = useTranslations("placements.kinds");
  return (kind) => {
    const known = KINDS.find((one) => one === kind);
    return known ? t(known) : kind;
  };
}
