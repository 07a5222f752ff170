"use client";

import { type RefCallback, useCallback, useState } from "react";

/** Returns the element ids of the fields that the person has visited and left, within the element with ref `box`. */
export function useTouchedFields(): { box: RefCallback<HTMLElement>; touched: ReadonlySet<string> } {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const box = useCallback((element: HTMLElement | null) => {
    const leave = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      setTouched((before) => (before.has(target.id) ? before : new Set(before).add(target.id)));
    };
    element?.addEventListener("focusout", leave);
    return () => element?.removeEventListener("focusout", leave);
  }, []);
  return { box, touched };
}
