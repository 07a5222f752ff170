"use client";

import { useLocale } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

type Lang = "fr" | "en";

/**
 * Returns a function that prints the sheet in a language, and the language in which to render the sheet for printing. The
 * browser's own key or menu prints it in the language of the page.
 */
export function usePrint(): { printLang: Lang | null; print: (lang: Lang) => void } {
  const lang: Lang = useLocale() === "en" ? "en" : "fr";
  const [request, setRequest] = useState<{ lang: Lang } | null>(null);
  /** Whether the coming print was requested through `print`. */
  const isOurs = useRef(false);
  useEffect(() => {
    if (request && isOurs.current) window.print();
    isOurs.current = false;
  }, [request]);
  useEffect(() => {
    // The browser prints the document as it is after this handler.
    const show = () => isOurs.current || flushSync(() => setRequest({ lang }));
    addEventListener("beforeprint", show);
    return () => removeEventListener("beforeprint", show);
  }, [lang]);
  return {
    printLang: request?.lang ?? null,
    print: (wanted) => {
      isOurs.current = true;
      setRequest({ lang: wanted });
    },
  };
}
