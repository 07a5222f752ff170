"use client";

import { Share } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { Button } from "#/components/button/button.tsx";

const SharePopup = lazy(async () => ({ default: (await import("./share-popup.tsx")).SharePopup }));

/**
 * Renders a button that opens the share popup, and closes it when pressed again (specification §4, acceptance
 * S66). `name` is the title of the page, `label` the accessible name of the button.
 */
export function ShareButton({
  url,
  name,
  label,
  children,
}: {
  url: string;
  name: string;
  label: string;
  children: string;
}) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  return (
    <>
      <Button
        ref={button}
        kind="secondary"
        onClick={() => setOpen(!open)}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        className="max-md:h-11"
      >
        <Share aria-hidden="true" size={16} strokeWidth={1.75} />
        {children}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <SharePopup url={url} name={name} button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
