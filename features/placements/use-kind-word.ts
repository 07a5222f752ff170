import { useTranslations } from "next-intl";

/** Kinds of placement that have a word in the messages. */
const KINDS = ["campaign", "documentary", "exhibition", "news", "podcast", "radio", "series"] as const;

/** Gives the word of a kind of placement; a kind that has none is shown as the backend writes it. */
export function useKindWord(): (kind: string) => string {
  const t = useTranslations("placements.kinds");
  return (kind) => {
    const known = KINDS.find((one) => one === kind);
    return known ? t(known) : kind;
  };
}
