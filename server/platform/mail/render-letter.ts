import { IntlMessageFormat } from "intl-messageformat";
import { inHouseName } from "#/contract/house-name.ts";
import type { LetterTemplate, MailLocale } from "./letter.ts";
import { letterHtml } from "./letter-html.ts";
import { letterText } from "./letter-text.ts";

/** A letter ready for any mail program. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}

/** Returns the letter of `template` in the reader's language. `siteUrl` has no final slash. */
export function renderLetter<Data extends Record<string, string>, Key extends string>(
  template: LetterTemplate<Data, Key>,
  { data, locale, siteUrl }: { data: Data; locale: MailLocale; siteUrl: string },
): Letter {
  const texts = template.texts[locale];
  const say = (key: Key, values?: Record<string, string | number>) =>
    String(
      new IntlMessageFormat(inHouseName(texts[key]), locale, undefined, { ignoreTag: true }).format(values),
    );
  const subject = inHouseName(texts.subject);
  const blocks = template.compose({ say, data, locale, siteUrl });
  return {
    subject,
    text: letterText(blocks, { locale, siteUrl }),
    html: letterHtml(blocks, { subject, locale, siteUrl }),
  };
}
