import { useTranslations } from "next-intl";
import type { Item } from "#/contract/item.ts";
import { hoursAndMinutes, totalSeconds } from "./total-time.ts";

/** Renders the totals of a list: «7 titres · 24 min». */
export function ListTotals({ tracks }: { tracks: readonly Item[] }) {
  const t = useTranslations("workspace");
  const { hours, minutes } = hoursAndMinutes(totalSeconds(tracks));
  const time = hours > 0 ? t("hours", { hours, minutes }) : t("minutes", { minutes });
  return <span>{[t("count", { count: tracks.length }), time].join(" · ")}</span>;
}
