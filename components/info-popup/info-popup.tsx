"use client";

import { Info } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { IconButton } from "../button/icon-button.tsx";

const InfoBubble = lazy(async () => ({ default: (await import("./info-bubble.tsx")).InfoBubble }));

/**
 * Renders a small icon button that explains its neighbour: a press opens the text; another press, Escape or a press
 * outside closes it (acceptance S66). `label` is the question that it answers, such as “What is this?”.
 */
export function InfoPopup({ label, children }: { label: string; children: string }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="-my-2.5"
      >
        <Info aria-hidden="true" size={16} strokeWidth={1.75} />
      </IconButton>
      {open && (
        <Suspense>
          <InfoBubble label={label} button={button} onClose={() => setOpen(false)}>
            {children}
          </InfoBubble>
        </Suspense>
      )}
    </>
  );
}
