"use client";

import { useEffect } from "react";
import { useLang } from "#/lib/i18n/use-lang.ts";

/** Milliseconds after which the service is loaded even if the browser is never idle. */
const LATEST = 4_000;

/**
 * Loads the consent service of an installation (referential DIDOMI_KEY), once the page is painted and idle. Its
 * element also tells the page's security policy which scripts to allow
 * (server/platform/edge/policy/csp-sources.ts).
 */
export function ConsentService({ didomiKey }: { didomiKey: string }) {
  const lang = useLang();
  useEffect(() => {
    const load = () =>
      void import("./didomi.ts").then(({ loadDidomi }) => loadDidomi(didomiKey, lang)).catch(() => undefined);
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(load, LATEST);
      return () => clearTimeout(timer);
    }
    const waiting = window.requestIdleCallback(load, { timeout: LATEST });
    return () => window.cancelIdleCallback(waiting);
  }, [didomiKey, lang]);
  return <div hidden data-didomi={didomiKey} />;
}
