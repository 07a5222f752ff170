"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { IconButton } from "../button/icon-button.tsx";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: string;
  closeLabel: string;
  /**
   * `panel` is a box in the middle; `sheet` covers a phone, and is a drawer beside the page on wider screens;
   * `wide` is a box for lists.
   */
  shape?: "panel" | "wide" | "sheet";
  /** Element that receives the focus on opening, if not the first one. */
  initialFocus?: ComponentProps<typeof Base.Popup>["initialFocus"];
  /** Element that receives the focus after closing, if not the previous one. */
  finalFocus?: ComponentProps<typeof Base.Popup>["finalFocus"];
  children?: ReactNode;
};

const SHAPES = {
  panel:
    "top-1/2 left-1/2 w-[min(480px,calc(100vw-32px))] max-h-[calc(100svh-64px)] -translate-x-1/2 -translate-y-1/2 rounded-control border",
  wide: "top-1/2 left-1/2 w-[min(1040px,calc(100vw-32px))] max-h-[calc(100svh-64px)] -translate-x-1/2 -translate-y-1/2 rounded-control border",
  sheet:
    "inset-0 md:left-auto md:w-[440px] md:border-l safe-x pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]",
} as const;

/**
 * Renders a dialog over the page: focus stays in it, Escape and a press outside close it, and focus returns to the
 * previous element. Load it lazily: none of it is needed before it opens.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  shape = "panel",
  initialFocus,
  finalFocus,
  children,
}: Props) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop
          // Also drawn over another dialog, to show which of the two is active.
          forceRender
          className="fade fixed inset-0 z-50 bg-ink/40 dark:bg-sunken/75"
        />
        <Base.Popup
          initialFocus={initialFocus}
          finalFocus={finalFocus}
          className={`fade fixed z-50 flex flex-col overflow-auto border-line2 bg-bg text-ink ${SHAPES[shape]}`}
        >
          <div className="flex items-start justify-between gap-4 px-5 pt-5 pb-3">
            <Base.Title className="text-h2">{title}</Base.Title>
            <Base.Close
              render={
                <IconButton label={closeLabel} className="-mt-1.5 -mr-2">
                  <X aria-hidden="true" size={20} strokeWidth={1.75} />
                </IconButton>
              }
            />
          </div>
          <div className="flex flex-col gap-4 px-5 pb-5 text-reading">
            {description && <Base.Description>{description}</Base.Description>}
            {children}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
