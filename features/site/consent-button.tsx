"use client";

import { lazy, type ReactNode, Suspense, useState } from "react";

const ConsentNotice = lazy(async () => ({ default: (await import("./consent-notice.tsx")).ConsentNotice }));

/** Opens the consent notice; it looks like the link of the menu it stands in. */
export function ConsentButton({ className = "", children }: { className?: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`text-left ${className}`}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {children}
      </button>
      {wanted && (
        <Suspense>
          <ConsentNotice open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
