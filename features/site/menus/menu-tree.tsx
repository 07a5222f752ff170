"use client";

import { ChevronDown } from "lucide-react";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { currentMark } from "./current-section.ts";
import type { MenuEntry } from "./menu-entries.ts";
import { MenuLink } from "./menu-link.tsx";

type Props = {
  entries: MenuEntry[];
  /** Larger lines for a sheet. */
  large?: boolean;
  /** Called when an entry was followed. */
  onFollow?: () => void;
};

/** Renders a menu as nested lists, whose children are shown on demand. */
export function MenuTree({ entries, large, onFollow }: Props) {
  return (
    <ul>
      {entries.map((entry) => (
        <MenuBranch key={entry.id} entry={entry} large={large} onFollow={onFollow} />
      ))}
    </ul>
  );
}

function MenuBranch({ entry, large, onFollow }: Omit<Props, "entries"> & { entry: MenuEntry }) {
  const t = useTranslations("header");
  const pathname = usePathname();
  const id = useId();
  const [open, setOpen] = useState(false);
  const line = large ? "min-h-13 text-h2" : "min-h-11 text-body";

  return (
    <li className="border-b border-line last:border-b-0">
      <div className="flex items-stretch justify-between gap-2">
        <MenuLink
          entry={entry}
          onClick={onFollow}
          aria-current={currentMark(entry.href, pathname)}
          className={`flex flex-1 items-center font-semibold text-ink2 hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-6 ${line}`}
        >
          {entry.title}
        </MenuLink>
        {entry.children && (
          <button
            type="button"
            aria-label={t("expand", { title: entry.title })}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="grid w-11 place-items-center rounded-control text-ink2 hover:text-ink"
          >
            <ChevronDown
              aria-hidden="true"
              size={18}
              className={`transition-transform ${open ? "rotate-180" : ""}`}
            />
          </button>
        )}
      </div>
      {entry.children && (
        <div id={id} hidden={!open} className="pb-2 pl-4">
          <MenuTree entries={entry.children} onFollow={onFollow} />
        </div>
      )}
    </li>
  );
}
