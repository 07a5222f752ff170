import { IntlMessageFormat } from "intl-messageformat";
import type { LetterTemplate, MailLocale } from "./letter.ts";
import { letterHtml } from "./letter-html.ts";
import { letterText } from "./letter-text.ts";

/** A letter ready for any mail program. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}

/** The letter of `template` in the reader's language. `siteUrl` has no final slash. */
export function renderLetter<Data extends Record<string, string>, Key extends string>(
  template: LetterTemplate<Data, Key>,
  { data, locale, siteUrl }: { data: Data; locale: MailLocale; siteUrl: string },
): Letter {
  const texts = template.texts[locale];
  const say = (key: Key, values?: Record<string, string | number>) =>
    String(new IntlMessageFormat(texts[key], locale, undefined, { ignoreTag: true }).format(values));
  const blocks = template.compose({ say, data, locale, siteUrl });
  return {
    subject: texts.subject,
    text: letterText(blocks, siteUrl),
    html: letterHtml(blocks, { subject: texts.subject, locale, siteUrl }),
  };
}
