import { useClock } from "../clock.ts";
import { formatDuration } from "../duration.ts";
import { usePlayer } from "../store.ts";

/** Position and length, `mm:ss`; the slider says the same aloud, so this is for the eye only. */
export function PlayerTime() {
  const position = useClock(formatDuration);
  const duration = usePlayer((state) => state.duration);
  return (
    <p aria-hidden="true" className="ml-2 whitespace-nowrap text-body text-ink2 max-md:hidden">
      <span className="font-semibold text-ink">{position}</span> / {formatDuration(duration)}
    </p>
  );
}
