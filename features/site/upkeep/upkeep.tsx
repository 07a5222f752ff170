"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";

/** Milliseconds after the load event: this is never worth delaying a first visit. */
const DELAY = 4_000;

/** Starts the update check and the offline support; loads their code long after the page. */
export function Upkeep() {
  const t = useTranslations("toast");
  useEffect(() => {
    const build = process.env.SITE_BUILD;
    // During development the site reloads itself.
    if (!build) return;
    let stop: (() => void) | undefined;
    const start = async () => {
      const [{ watchVersion }, { registerServiceWorker }] = await Promise.all([
        import("./watch-version.ts"),
        import("./register-service-worker.ts"),
      ]);
      stop = watchVersion(build, t("newVersion"));
      await registerServiceWorker(build);
    };
    const timer = setTimeout(() => void start().catch(() => undefined), DELAY);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [t]);
  return null;
}
