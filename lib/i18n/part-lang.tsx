import { useLocale } from "next-intl";

/**
 * Returns the `lang` of a text in another language than its page, so that it is read aloud correctly (RGAA 8.7);
 * undefined when it is the page's or unknown.
 */
export function partLang(textLang: string | null | undefined, pageLang: string): string | undefined {
  return textLang && textLang.split("-")[0] !== pageLang ? textLang : undefined;
}

/** Renders `text`, with `part` marked with its language if it is not the page's. */
export function MarkedPart({
  text,
  part,
  lang,
}: {
  text: string;
  part: string;
  lang: string | null | undefined;
}) {
  const own = partLang(lang, useLocale());
  const at = own ? text.indexOf(part) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span lang={own}>{part}</span>
      {text.slice(at + part.length)}
    </>
  );
}
