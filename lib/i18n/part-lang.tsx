import { useLocale } from "next-intl";

/**
 * The `lang` of a text that a page of another language shows as it is, so that it is read aloud in its own (RGAA 8.7);
 * undefined where it is the page's, or nobody said.
 */
export function partLang(textLang: string | null | undefined, pageLang: string): string | undefined {
  return textLang && textLang.split("-")[0] !== pageLang ? textLang : undefined;
}

/** `text`, in which `part` is marked with its language where that is not the page's. */
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
