"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useState } from "react";

const ConsentNotice = dynamic(() => import("./consent-notice.tsx").then((module) => module.ConsentNotice), {
  ssr: false,
});

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
      {wanted && <ConsentNotice open={open} onOpenChange={setOpen} />}
    </>
  );
}
