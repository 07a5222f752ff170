import { houseName } from "#/contract/house-name.ts";
import type { LetterBlock, MailLocale } from "./letter.ts";

interface TextOptions {
  locale: MailLocale;
  /** Without a final slash. */
  siteUrl: string;
}

/** Separator of label and value: French has a no-break space before a colon. */
const COLON: Readonly<Record<MailLocale, string>> = { fr: "\u00A0: ", en: ": " };

/** Returns the letter as plain text, for programs and people that do not want HTML. */
export function letterText(blocks: readonly LetterBlock[], { locale, siteUrl }: TextOptions): string {
  const body = blocks.map((block) => plain(block, locale));
  return `${[...body, `-- \n${houseName()}\n${siteUrl}`].join("\n\n")}\n`;
}

function plain(block: LetterBlock, locale: MailLocale): string {
  switch (block.kind) {
    case "heading":
    case "text":
    case "note":
      return block.text;
    case "action":
      return `${block.label}\n${block.href}`;
    case "code":
      return `    ${block.code}`;
    case "facts":
      return block.rows.map(([label, value]) => label + COLON[locale] + value).join("\n");
    case "quote":
      return block.text
        .split("\n")
        .map((line) => `> ${line}`)
        .join("\n");
  }
}
