import { lang } from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { DEFAULT_LANG, isLang } from "./lang.ts";
import { loadMessages } from "./messages.ts";

/** Configures next-intl in server components: the language is the first segment of the address. */
export default getRequestConfig(async () => {
  const segment = await lang();
  const locale = isLang(segment) ? segment : DEFAULT_LANG;
  return { locale, messages: await loadMessages(locale), timeZone: "Europe/Paris" };
});
