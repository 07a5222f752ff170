"use client";

import Cookies from "js-cookie";
import NextLink from "next/link";
import { usePathname, useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useLayoutEffect, useRef } from "react";
import { LANGS, type Lang } from "#/lib/i18n/lang.ts";
import { LANG_COOKIE, LANG_COOKIE_DAYS } from "#/lib/i18n/lang-cookie.ts";
import { localPath } from "#/lib/i18n/local-path.ts";
import { keepScrollPosition } from "#/lib/navigation/keep-scroll-position.ts";
import { beginNavigation } from "#/lib/navigation/pending-navigation.ts";
import { switchTarget } from "./switch-target.ts";

const NAMES = { fr: "french", en: "english" } as const;

/** Scroll position at the switch. Stored outside React, which renders everything again in the other language. */
let switchedAt: number | null = null;

/**
 * Renders the language switcher, which stays on the page with its query and scroll position while sound continues
 * (specification §2). The choice is stored for a year.
 */
export function LanguageSwitcher() {
  const t = useTranslations("header");
  const current = useLocale();
  const pathname = usePathname();
  const router = useRouter();
  const currentLink = useRef<HTMLAnchorElement>(null);

  useLayoutEffect(() => {
    if (switchedAt === null) return;
    currentLink.current?.focus({ preventScroll: true });
    keepScrollPosition(switchedAt);
    switchedAt = null;
  }, []);

  const choose = (lang: Lang) => {
    Cookies.set(LANG_COOKIE, lang, { expires: LANG_COOKIE_DAYS, path: "/", sameSite: "lax" });
    if (lang === current) return;
    switchedAt = window.scrollY;
    beginNavigation();
    router.push(switchTarget(lang, document.head, location), { scroll: false });
  };

  return (
    <ul aria-label={t("language")} className="flex items-center gap-1">
      {LANGS.map((lang) => (
        <li key={lang} className={lang === current ? "narrow-sr" : undefined}>
          <NextLink
            ref={lang === current ? currentLink : undefined}
            href={localPath(pathname, lang)}
            prefetch={false}
            lang={lang}
            hrefLang={lang}
            aria-current={lang === current ? "true" : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              choose(lang);
            }}
            className="touch-target grid h-6 min-w-6 place-items-center border-b-2 border-transparent px-0.5 pt-0.5 text-label font-semibold text-ink2 hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
          >
            {lang.toUpperCase()}
            <span className="sr-only"> {t(NAMES[lang])}</span>
          </NextLink>
        </li>
      ))}
    </ul>
  );
}
