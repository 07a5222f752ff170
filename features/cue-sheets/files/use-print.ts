"use client";

import { useLocale } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

type Lang = "fr" | "en";

/**
 * Prints the page once it contains the sheet in the chosen language. The browser's own key or menu prints it in the
 * language of the page.
 */
export function usePrint(): { printLang: Lang | null; print: (lang: Lang) => void } {
  const lang: Lang = useLocale() === "en" ? "en" : "fr";
  const [order, setOrder] = useState<{ lang: Lang } | null>(null);
  /** Whether the print about to start was requested here. */
  const isOurs = useRef(false);
  useEffect(() => {
    if (order && isOurs.current) window.print();
    isOurs.current = false;
  }, [order]);
  useEffect(() => {
    // The browser prints the document as it is when this returns.
    const show = () => isOurs.current || flushSync(() => setOrder({ lang }));
    addEventListener("beforeprint", show);
    return () => removeEventListener("beforeprint", show);
  }, [lang]);
  return {
    printLang: order?.lang ?? null,
    print: (asked) => {
      isOurs.current = true;
      setOrder({ lang: asked });
    },
  };
}
