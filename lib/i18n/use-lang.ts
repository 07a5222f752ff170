import { useLocale } from "next-intl";
import { DEFAULT_LANG, isLang, type Lang } from "./lang.ts";

/** Returns the language of the page, in client components. */
export function useLang(): Lang {
  const locale = useLocale();
  return isLang(locale) ? locale : DEFAULT_LANG;
}
