"use client";

import { useEffect, useState } from "react";

type Lang = "fr" | "en";

/** Prints the page once the sheet of the chosen language is in it. */
export function usePrint(): { printLang: Lang | null; print: (lang: Lang) => void } {
  const [order, setOrder] = useState<{ lang: Lang } | null>(null);
  useEffect(() => {
    if (order) window.print();
  }, [order]);
  return { printLang: order?.lang ?? null, print: (lang) => setOrder({ lang }) };
}
