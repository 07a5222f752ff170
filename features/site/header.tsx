"use client";

import type { ReactNode } from "react";
import type { Lang } from "#/lib/i18n/lang.ts";
import { withPackedProps } from "#/lib/pages/with-packed-props.tsx";
import styles from "./header.module.css";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { Logo } from "./logo.tsx";
import { Burger } from "./menus/burger.tsx";
import { MainMenu } from "./menus/main-menu.tsx";
import { SearchBox } from "./search-box/search-box.tsx";
import type { SiteData } from "./site-data.ts";
import { ThemeToggle } from "./upkeep/theme-toggle.tsx";

type Props = {
  lang: Lang;
  site: Pick<SiteData, "logo" | "main" | "burger" | "burgerMobile">;
  /** Content of the visitor's session, after the theme toggle. */
  children?: ReactNode;
  /** Its part in the menu of a phone. */
  own?: ReactNode;
};

/** Renders the header of every page: 56 px, always visible. */
export function Header({ lang, site, children, own }: Props) {
  return (
    <header className="page-x sticky top-0 z-40 flex h-14 items-center gap-2 border-b border-line bg-bg lg:gap-6">
      <Logo lang={lang} content={site.logo} />
      <div className="min-w-0 flex-1 md:ml-1.5 lg:ml-9">
        <MainMenu entries={site.main} />
      </div>
      <SearchBox shortcut className={`${styles.search} max-md:hidden min-[1440px]:w-[264px]`} />
      <div className="-mr-2 flex shrink-0 items-center gap-0 min-[900px]:gap-1 lg:gap-3">
        <LanguageSwitcher />
        <ThemeToggle />
        {children}
        <Burger entries={site.burgerMobile ?? site.burger} withSearch own={own} className="md:hidden" />
        {site.burger.length > 0 && <Burger entries={site.burger} className="max-md:hidden" />}
      </div>
    </header>
  );
}

export const PackedHeader = withPackedProps<Props, "children" | "own">(Header);
