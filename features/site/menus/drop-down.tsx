"use client";

import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";

/** Renders a chevron that opens a panel below it; Escape, a press elsewhere or leaving it by keyboard close it. */
export function DropDown({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears events that its button and links let through.
    <div
      ref={box}
      className="flex items-center"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setLeft(box.current?.getBoundingClientRect().left ?? 0);
          setOpen(!open);
        }}
        className="grid size-6 place-items-center rounded-control text-ink2 hover:text-ink"
      >
        <ChevronDown
          aria-hidden="true"
          size={16}
          className={`transition-transform ${open ? "rotate-180" : ""}`}
        />
      </button>
      {/* Fixed, because the menu scrolls sideways on narrow screens and would clip it. */}
      <div
        id={id}
        hidden={!open}
        style={{ left: `min(${left}px, 100vw - 256px)` }}
        className="fade fixed top-14 z-50 max-h-[70svh] w-60 overflow-auto border border-line2 border-t-line bg-bg px-4 py-2"
      >
        {children}
      </div>
    </div>
  );
}
