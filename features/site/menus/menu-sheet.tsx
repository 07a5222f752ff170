"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "#/components/dialog/dialog.tsx";
import { SearchBox } from "../search-box/search-box.tsx";
import type { MenuEntry } from "./menu-entries.ts";
import { MenuTree } from "./menu-tree.tsx";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  entries: MenuEntry[];
  withSearch?: boolean;
};

/** A menu that covers the screen: focus stays in it, Escape closes it, following an entry closes it too. */
export function MenuSheet({ open, onOpenChange, entries, withSearch }: Props) {
  const t = useTranslations("header");
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("menu")}
      closeLabel={t("closeMenu")}
      shape="sheet"
    >
      {withSearch && <SearchBox onSearch={close} className="[&>form]:h-11" />}
      <nav aria-label={t("menu")}>
        <MenuTree entries={entries} large onFollow={close} />
      </nav>
    </Dialog>
  );
}
