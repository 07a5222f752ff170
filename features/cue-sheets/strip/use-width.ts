"use client";

import { type RefObject, useLayoutEffect, useState } from "react";

/** Returns the current width of an element in CSS pixels; `isMounted` becomes true when the element is mounted. */
export function useWidth(element: RefObject<HTMLElement | null>, isMounted: boolean): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || !isMounted) return;
    const watcher = new ResizeObserver(() => setWidth(current.getBoundingClientRect().width));
    setWidth(current.getBoundingClientRect().width);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [element, isMounted]);
  return width;
}
