"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { currentMark } from "./current-section.ts";
import { DropDown } from "./drop-down.tsx";
import styles from "./main-menu.module.css";
import type { MenuEntry } from "./menu-entries.ts";
import { MenuLink } from "./menu-link.tsx";
import { MenuTree } from "./menu-tree.tsx";

/** Renders the MAIN menu of the header: one line, the current section underlined, children in a panel below. */
export function MainMenu({ entries }: { entries: MenuEntry[] }) {
  const t = useTranslations("header");
  const pathname = usePathname();
  return (
    <nav aria-label={t("mainMenu")} className="min-w-0 max-md:hidden">
      <ul className="row-rings flex h-14 items-stretch gap-1.5 overflow-x-auto min-[900px]:gap-2.5 lg:gap-5">
        {entries.map((entry) => (
          <li key={entry.id} className="flex shrink-0 items-stretch">
            <MenuLink entry={entry} aria-current={currentMark(entry.href, pathname)} className={styles.entry}>
              {entry.title}
            </MenuLink>
            {entry.children && (
              <DropDown label={t("expand", { title: entry.title })}>
                <MenuTree entries={entry.children} />
              </DropDown>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
