import { useTranslations } from "next-intl";
import type { Item } from "#/contract/item.ts";
import { formatDuration, minutesAndSeconds, parseDuration } from "#/features/player/duration.ts";

/** Renders the totals of a list: «7 titres · 07:02». A version counts by its own length. */
export function ListTotals({ tracks }: { tracks: readonly Item[] }) {
  const t = useTranslations("workspace");
  const seconds = tracks.reduce(
    (sum, { duration, durationSeconds }) => sum + (durationSeconds ?? parseDuration(duration)),
    0,
  );
  return (
    <span>
      {t("count", { count: tracks.length })}
      {" · "}
      <span aria-hidden="true">{formatDuration(seconds)}</span>
      <span className="sr-only">{t("time", minutesAndSeconds(seconds))}</span>
    </span>
  );
}
