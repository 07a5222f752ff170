import { useTranslations } from "next-intl";
import type { MoodShare } from "#/features/map/reading/map-index.ts";
import { MoodLabel } from "#/features/player/mood-label.tsx";

/** Renders the moods of a territory as one bar, each as long as its share, with their names. */
export function MoodShares({ moods }: { moods: readonly MoodShare[] }) {
  const t = useTranslations("map");
  const total = moods.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  let before = 0;
  return (
    <div className="mt-5">
      <svg
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
        className="h-2.5 w-full"
      >
        {moods.map(({ slug, count }) => {
          const x = (before / total) * 100;
          before += count;
          return (
            <rect
              key={slug}
              data-mood={slug}
              x={x}
              width={Math.max(0, (count / total) * 100 - (before < total ? 0.6 : 0))}
              height="10"
              className="fill-mood"
            />
          );
        })}
      </svg>
      <ul aria-label={t("moods")} className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small">
        {moods.map((mood) => (
          <li key={mood.slug}>
            <MoodLabel mood={mood} />
            <span className="sr-only"> {mood.count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
