"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";

/** Milliseconds after the page is whole: what follows is never worth the time of a first visit. */
const DELAY = 4_000;

/** Keeps an open page up to date and a closed line bearable; its code is loaded when the page has long been there. */
export function Upkeep() {
  const t = useTranslations("toast");
  useEffect(() => {
    const build = process.env.SITE_BUILD;
    // Under development the site reloads itself.
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
