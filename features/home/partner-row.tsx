"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { IconButton } from "#/components/button/icon-button.tsx";

/** Renders a row wider than the page, with buttons to both sides, each visible only while there is more on its side. */
export function PartnerRow({
  labels,
  children,
}: {
  labels: { row: string; previous: string; next: string };
  children: ReactNode;
}) {
  const row = useRef<HTMLUListElement>(null);
  const [room, setRoom] = useState({ before: false, after: false });

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const measure = () =>
      setRoom({
        before: list.scrollLeft > 1,
        after: list.scrollLeft + list.clientWidth < list.scrollWidth - 1,
      });
    measure();
    list.addEventListener("scroll", measure, { passive: true });
    const watcher = new ResizeObserver(measure);
    watcher.observe(list);
    return () => {
      list.removeEventListener("scroll", measure);
      watcher.disconnect();
    };
  }, []);

  const turn = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8, behavior: "smooth" });

  return (
    <div className="flex items-center gap-2">
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key.
        tabIndex={0}
        aria-label={labels.row}
        // Whole pictures only: none is cut at the edge.
        className="grid min-w-0 flex-1 snap-x auto-cols-[calc((100%-16px)/2)] grid-flow-col items-center gap-4 overflow-x-auto [scrollbar-width:none] md:auto-cols-[calc((100%-48px)/4)] lg:auto-cols-[calc((100%-96px)/5)] lg:gap-6"
      >
        {children}
      </ul>
      <IconButton label={labels.previous} disabled={!room.before} onClick={() => turn(-1)}>
        <ChevronLeft aria-hidden="true" size={18} />
      </IconButton>
      <IconButton label={labels.next} disabled={!room.after} onClick={() => turn(1)}>
        <ChevronRight aria-hidden="true" size={18} />
      </IconButton>
    </div>
  );
}
