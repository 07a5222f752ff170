"use client";

import { type RefObject, useLayoutEffect, useState } from "react";

/** Returns the current width of an element in CSS pixels; `isThere` turns true when it is mounted. */
export function useWidth(element: RefObject<HTMLElement | null>, isThere: boolean): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || !isThere) return;
    const watcher = new ResizeObserver(() => setWidth(current.getBoundingClientRect().width));
    setWidth(current.getBoundingClientRect().width);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [element, isThere]);
  return width;
}
