"use client";

import { useLayoutEffect } from "react";
import { restoreHtml, setHtmlAttribute } from "#/lib/pages/html-attributes.ts";
import { restoreDensity } from "#/lib/row-density.ts";
import { chosenTheme } from "./theme.ts";

/**
 * Preserves what scripts set on `<html>`. On the first page, theme and density of rows are set by a script that
 * runs before the first paint (public/start.js: a file, so that the content security policy needs no hash of it);
 * after a change of language everything is set again, because React then creates a new element.
 */
export function HtmlKeeper() {
  useLayoutEffect(() => {
    setHtmlAttribute("data-theme", chosenTheme());
    restoreDensity();
    restoreHtml();
  }, []);
  // Only in the server's HTML: a script element created in the browser by React would never run.
  return typeof window === "undefined" ? <script src="/start.js" /> : null;
}
