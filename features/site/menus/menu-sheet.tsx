"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import { Dialog } from "#/components/dialog/dialog.tsx";
import { SearchBox } from "../search-box/search-box.tsx";
import { CloseMenu } from "./close-menu.ts";
import type { MenuEntry } from "./menu-entries.ts";
import { MenuTree } from "./menu-tree.tsx";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  entries: MenuEntry[];
  withSearch?: boolean;
  /** Whether it was opened for a search: the field then has the focus. */
  toSearch: boolean;
  /** Content above the menu for signed-in people. */
  own?: ReactNode;
};

/** Renders a menu in a sheet: focus stays in it; Escape closes it, and so does following an entry. */
export function MenuSheet({ open, onOpenChange, entries, withSearch, toSearch, own }: Props) {
  const t = useTranslations("header");
  const search = useRef<HTMLDivElement>(null);
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("menu")}
      closeLabel={t("closeMenu")}
      shape="sheet"
      initialFocus={toSearch ? () => search.current?.querySelector("input") : undefined}
    >
      {withSearch && (
        <div ref={search}>
          <SearchBox onSearch={close} className="[&>form]:h-11" />
        </div>
      )}
      <CloseMenu value={close}>{own}</CloseMenu>
      <nav aria-label={t("menu")}>
        <MenuTree entries={entries} large onFollow={close} />
      </nav>
    </Dialog>
  );
}
