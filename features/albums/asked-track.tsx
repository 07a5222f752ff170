"use client";

import { type ReactNode, useEffect, useRef } from "react";
import type { Id } from "#/contract/hydra.ts";

/** Scrolls to the row of the track in the address on arrival, and announces it to assistive technology. */
export function AskedTrack({
  id,
  announcement,
  children,
}: {
  id: Id | null;
  announcement: string | null;
  children: ReactNode;
}) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (id === null) return;
    const row = list.current?.querySelector(`[data-track="${CSS.escape(String(id))}"]`);
    row?.scrollIntoView({ block: "center" });
  }, [id]);

  return (
    <div ref={list}>
      {announcement && <p className="sr-only">{announcement}</p>}
      {children}
    </div>
  );
}
