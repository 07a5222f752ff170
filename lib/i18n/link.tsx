"use client";

import { useLocale } from "next-intl";
import type { ComponentProps } from "react";
import { IntentLink } from "../navigation/intent-link.tsx";
import { type Href, hrefPath } from "./href.ts";
import type { Lang } from "./lang.ts";

type Props = Omit<ComponentProps<typeof IntentLink>, "href"> & { href: Href; lang?: Lang };

/** Link to a route of the site by its internal name, in the page's language or in `lang`. */
export function Link({ href, lang, ...props }: Props) {
  const current = useLocale();
  return <IntentLink {...props} hrefLang={lang} href={hrefPath(href, lang ?? current)} />;
}
