"use client";

import { type ReactNode, startTransition, useEffect, useState } from "react";
import { usePendingNavigation } from "./pending-navigation.ts";

/**
 * Returns whether to render what is below the first screen of a page: at once in the HTML and for someone who comes back
 * through the history; after a press on a link when the first screen has been painted, which then need not wait for it
 * (docs/decisions/082).
 */
export function useIsBelowDue(): boolean {
  const [isDue, setDue] = useState(() => !usePendingNavigation.getState().toTop);
  // In a transition, so that the browser may paint, and hear what is pressed, before it is finished.
  useEffect(() => startTransition(() => setDue(true)), []);
  return isDue;
}

/**
 * Renders content below the first screen of a page when it is due. Until then its place is as high as a screen, so that
 * nothing after it shows and moves.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  return useIsBelowDue() ? children : <div className="min-h-svh" />;
}
