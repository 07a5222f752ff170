import { useLocale, useTranslations } from "next-intl";
import { useCallback } from "react";

const UNITS = ["kilo", "mega", "giga"] as const;
const STEP = 1_000;

/** Returns a formatter of sizes: «214 Mo», «1.2 GB». */
export function useBytes(): (bytes: number) => string {
  const t = useTranslations("downloads");
  const lang = useLocale();
  return useCallback(
    (bytes) => {
      let value = bytes / STEP;
      let unit = 0;
      while (value >= STEP && unit < UNITS.length - 1) {
        value /= STEP;
        unit += 1;
      }
      const digits = value < 10 ? 1 : 0;
      const number = new Intl.NumberFormat(lang, { maximumFractionDigits: digits }).format(value);
      return t(UNITS[unit] ?? "mega", { number });
    },
    [t, lang],
  );
}
