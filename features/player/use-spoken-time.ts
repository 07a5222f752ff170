import { useTranslations } from "next-intl";
import { minutesAndSeconds } from "./duration.ts";

/** Returns a function for the text of a position within a length, both in seconds («12 secondes sur 1 minute»). */
export function useSpokenTime(): (position: number, duration: number) => string {
  const t = useTranslations("player");
  const spoken = (seconds: number) => {
    const time = minutesAndSeconds(seconds);
    return t("time", { ...time, rest: time.seconds ? String(time.seconds).padStart(2, "0") : "" });
  };
  return (position, duration) => t("spoken", { position: spoken(position), duration: spoken(duration) });
}
