"use client";

import { Menu } from "@base-ui/react/menu";
import { ChevronDown, type LucideIcon } from "lucide-react";
import { type ButtonKind, type ButtonSize, buttonStyle } from "../button/button-style.ts";

export interface ActionEntry {
  key: string;
  Sign: LucideIcon;
  label: string;
  act: () => void;
}

/** Renders a button that opens a short list of actions. Arrows and first letters move in the list, Escape closes it. */
export function ActionMenu({
  label,
  entries,
  kind,
  size,
}: {
  label: string;
  entries: readonly ActionEntry[];
  kind?: ButtonKind;
  size?: ButtonSize;
}) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={`group ${buttonStyle(kind, size)}`}>
        {label}
        <ChevronDown aria-hidden="true" size={16} className="-mr-1 group-data-popup-open:rotate-180" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={8} collisionPadding={16} className="z-40">
          <Menu.Popup className="fade min-w-(--anchor-width) rounded-control border border-line2 bg-raised p-1.5 text-ink outline-none">
            {entries.map(({ key, Sign, label: text, act }) => (
              <Menu.Item
                key={key}
                onClick={act}
                className="flex h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-body outline-none data-highlighted:bg-hover data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-ink"
              >
                <Sign aria-hidden="true" size={18} strokeWidth={1.75} />
                {text}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
