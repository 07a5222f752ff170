"use client";

import { useLocale } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

type Lang = "fr" | "en";

/**
 * Prints the page once the sheet of the chosen language is in it. Who prints by the browser's own key or menu gets the
 * sheet in the language of the page.
 */
export function usePrint(): { printLang: Lang | null; print: (lang: Lang) => void } {
  const lang: Lang = useLocale() === "en" ? "en" : "fr";
  const [order, setOrder] = useState<{ lang: Lang } | null>(null);
  /** Whether the paper that is about to be made was asked for here. */
  const isOurs = useRef(false);
  useEffect(() => {
    if (order && isOurs.current) window.print();
    isOurs.current = false;
  }, [order]);
  useEffect(() => {
    // The paper is made of what stands there when this returns.
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
