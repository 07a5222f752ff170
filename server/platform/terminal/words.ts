import { IntlMessageFormat } from "intl-messageformat";
import en from "./messages/en.json" with { type: "json" };
import fr from "./messages/fr.json" with { type: "json" };

export type MessageKey = keyof typeof en;
export type Language = "en" | "fr";

/** A message key with its values, translated when printed. */
export interface Notice {
  key: MessageKey;
  values?: Record<string, string | number>;
}

/** Translates the messages of the command line into one language. */
export interface Translator {
  language: Language;
  say(key: MessageKey, values?: Record<string, string | number>): string;
  tell(notice: Notice): string;
}

const MESSAGES: Record<Language, Record<MessageKey, string>> = { en, fr };

/** Returns the language of the terminal (POSIX: LC_ALL, then LC_MESSAGES, then LANG); English unless it is French. */
export function languageOf(env: Record<string, string | undefined>): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || "";
  return /^fr(?:[_.@-]|$)/i.test(locale) ? "fr" : "en";
}

/** Returns the translator of the command line for `language`. */
export function translatorFor(language: Language): Translator {
  const messages = MESSAGES[language];
  const formats = new Map<MessageKey, IntlMessageFormat>();
  const say: Translator["say"] = (key, values) => {
    let format = formats.get(key);
    if (!format) {
      format = new IntlMessageFormat(messages[key], language, undefined, { ignoreTag: true });
      formats.set(key, format);
    }
    return String(format.format(values));
  };
  return { language, say, tell: ({ key, values }) => say(key, values) };
}
