"use client";

import { useEffect, useState } from "react";

/**
 * Returns the code that `load` imports, or null until it has loaded. Loading starts when the component mounts, in
 * parallel with its data; React's `lazy` would wait for the data first. Without `load`, nothing is loaded. A failure
 * reaches the error boundary. `load` must be the same function in every render.
 */
export function useModule<Code>(load: (() => Promise<Code>) | null): Code | null {
  const [loaded, setLoaded] = useState<{ code: Code } | null>(null);
  useEffect(() => {
    load?.().then(
      (code) => setLoaded({ code }),
      (failure) =>
        setLoaded(() => {
          throw failure;
        }),
    );
  }, [load]);
  return loaded?.code ?? null;
}
