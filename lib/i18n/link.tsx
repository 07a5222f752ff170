import { useLocale } from "next-intl";
import type { ComponentProps } from "react";
import { IntentLink } from "../navigation/intent-link.tsx";
import { type Href, hrefPath } from "./href.ts";
import type { Lang } from "./lang.ts";
import { partLang } from "./part-lang.tsx";

type Props = Omit<ComponentProps<typeof IntentLink>, "href" | "lang"> & {
  href: Href;
  /** Language of the target page, if it is not the current page's. */
  lang?: Lang;
  /** Language of the link's text in the catalogue; marked if it is not the page's. */
  wordsLang?: string | null | undefined;
};

/** Link to a route of the site by its internal name, in the page's language or in `lang`. */
export function Link({ href, lang, wordsLang, ...props }: Props) {
  const current = useLocale();
  const marked = partLang(wordsLang, current);
  return (
    <IntentLink
      {...props}
      {...(marked && { lang: marked })}
      {...(lang && { hrefLang: lang })}
      href={hrefPath(href, lang ?? current)}
    />
  );
}
