"use client";

import { Menu } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "#/components/button/icon-button.tsx";
import type { MenuEntry } from "./menu-entries.ts";

const MenuSheet = lazy(async () => ({ default: (await import("./menu-sheet.tsx")).MenuSheet }));

type Props = { entries: MenuEntry[]; withSearch?: boolean; className?: string };

/** The button that opens a menu over the whole screen; its code comes when it is first pressed. */
export function Burger({ entries, withSearch, className }: Props) {
  const t = useTranslations("header");
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <IconButton
        label={t("openMenu")}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={className}
        onPointerEnter={() => import("./menu-sheet.tsx")}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Menu aria-hidden="true" size={20} strokeWidth={1.75} />
      </IconButton>
      {wanted && (
        <Suspense>
          <MenuSheet open={open} onOpenChange={setOpen} entries={entries} withSearch={withSearch} />
        </Suspense>
      )}
    </>
  );
}
