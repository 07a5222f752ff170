import { useTranslations } from "next-intl";
import { usePreferences } from "#/lib/preferences.ts";
import { useClock } from "../clock.ts";
import { formatDuration } from "../duration.ts";
import { usePlayer } from "../store.ts";

/**
 * Position and length, `mm:ss`, hidden from screen readers, since the slider announces them. The tooltip names the keys
 * that seek.
 */
export function PlayerTime() {
  const t = useTranslations("player");
  const keys = usePreferences((choices) => choices.keys);
  const position = useClock(formatDuration);
  const duration = usePlayer((state) => state.duration);
  return (
    <p
      aria-hidden="true"
      title={keys ? t("moveKeys") : undefined}
      className="ml-2 whitespace-nowrap text-body text-ink2 max-md:hidden"
    >
      <span className="font-semibold text-ink">{position}</span> / {formatDuration(duration)}
    </p>
  );
}
