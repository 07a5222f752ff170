"use client";

import { Menu, Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { IconButton } from "#/components/button/icon-button.tsx";
import type { MenuEntry } from "./menu-entries.ts";

const MenuSheet = lazy(async () => ({ default: (await import("./menu-sheet.tsx")).MenuSheet }));

type Props = { entries: MenuEntry[]; withSearch?: boolean; own?: ReactNode; className?: string };

/**
 * Renders the button that opens a menu in a sheet, whose code is loaded on the first press. `withSearch` adds the
 * search to the menu, and a button that opens it there; `own` is the menu's content for signed-in people.
 */
export function Burger({ entries, withSearch, own, className }: Props) {
  const t = useTranslations("header");
  const [open, setOpen] = useState(false);
  const [aim, setAim] = useState<"menu" | "search" | null>(null);
  const opener = (wanted: "menu" | "search") => ({
    "aria-haspopup": "dialog" as const,
    "aria-expanded": open && aim === wanted,
    className,
    onPointerEnter: () => import("./menu-sheet.tsx"),
    onClick: () => {
      setAim(wanted);
      setOpen(true);
    },
  });
  return (
    <>
      {withSearch && (
        <IconButton label={t("search")} {...opener("search")}>
          <Search aria-hidden="true" size={18} strokeWidth={1.75} />
        </IconButton>
      )}
      <IconButton label={t("openMenu")} {...opener("menu")}>
        <Menu aria-hidden="true" size={20} strokeWidth={1.75} />
      </IconButton>
      {aim && (
        <Suspense>
          <MenuSheet
            open={open}
            onOpenChange={setOpen}
            entries={entries}
            withSearch={withSearch}
            toSearch={aim === "search"}
            own={own}
          />
        </Suspense>
      )}
    </>
  );
}
