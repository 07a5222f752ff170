"use client";

import { useLayoutEffect } from "react";
import { restoreHtml, setHtmlAttribute } from "#/lib/pages/html-attributes.ts";
import { restoreDensity } from "#/lib/row-density.ts";
import { chosenTheme } from "./theme.ts";

/**
 * Keeps what scripts set on `<html>`: on the first page the theme and the density of rows, by a script that runs before
 * anything is painted (public/start.js: a file is nothing that the content security policy must know); after a change of
 * language everything, since React then makes the element anew.
 */
export function HtmlKeeper() {
  useLayoutEffect(() => {
    setHtmlAttribute("data-theme", chosenTheme());
    restoreDensity();
    restoreHtml();
  }, []);
  // Only in the server's HTML: made in the browser it would never run.
  return typeof window === "undefined" ? <script src="/start.js" /> : null;
}
