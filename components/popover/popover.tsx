"use client";

import { Popover as Base } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";

type Props = {
  /** The button that opens it; it gets `aria-expanded` and `aria-controls`. */
  trigger: ReactElement;
  /** Name read aloud, when nothing inside is its title. */
  label: string;
  side?: "top" | "bottom";
  align?: "start" | "center" | "end";
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
};

/** A small panel beside its button; it toggles on press and closes on Escape or a press outside. */
export function Popover({
  trigger,
  label,
  side = "bottom",
  align = "end",
  open,
  onOpenChange,
  children,
}: Props) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={8} collisionPadding={16} className="z-50">
          <Base.Popup
            aria-label={label}
            className="fade rounded-control border border-line2 bg-bg p-4 text-body text-ink"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
