import { useTranslations } from "next-intl";

/** Returns whether the site is that of the demo's house, to which the drawn mark and logos belong. */
export const useIsDemoHouse = (): boolean => useTranslations("header")("siteName") === "Sillon";
