import { DEFAULT_LANG, isLang, type Lang } from "./lang.ts";

function preferred(acceptLanguage: string): Lang | undefined {
  return acceptLanguage
    .split(",", 20)
    .map((entry) => {
      const [range = "", ...parameters] = entry.trim().split(";");
      const quality = parameters.find((one) => one.trim().startsWith("q="));
      return {
        lang: range.trim().toLowerCase().split("-")[0],
        quality: quality ? Number(quality.split("=")[1]) : 1,
      };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ lang }) => lang)
    .find(isLang);
}

/**
 * Returns the language of a visitor whose address names none: from their cookie, else from their browser
 * (`Accept-Language`), else French (acceptance O1, S15).
 */
export function resolveLang({
  cookie,
  acceptLanguage,
}: {
  cookie?: string;
  acceptLanguage?: string | null;
}): Lang {
  if (isLang(cookie)) return cookie;
  return preferred(acceptLanguage ?? "") ?? DEFAULT_LANG;
}
