"use client";

import { useEffect, useState } from "react";

/**
 * Returns the code that `load` imports, or null until it is there: it is asked for as soon as the component is on the
 * page, beside the data that it will show, where `lazy` would wait for them first. Without `load` nothing is asked
 * for. A failure reaches the boundary around. `load` stays the same function.
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
