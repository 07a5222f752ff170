"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** Brings the row of the title that was asked for into view on arrival, and says so to assistive technology. */
export function AskedTrack({
  id,
  announcement,
  children,
}: {
  id: number | null;
  announcement: string | null;
  children: ReactNode;
}) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (id !== null) list.current?.querySelector(`[data-track="${id}"]`)?.scrollIntoView({ block: "center" });
  }, [id]);

  return (
    <div ref={list}>
      {announcement && <p className="sr-only">{announcement}</p>}
      {children}
    </div>
  );
}
