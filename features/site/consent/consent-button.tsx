"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";

/** Renders the link that opens the consent notice, which is loaded by then; it looks like its menu's other links. */
export function ConsentButton({ className = "", children }: { className?: string; children: ReactNode }) {
  const t = useTranslations("consent");
  const lang = useLocale();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={`text-left ${className}`}
      onClick={async () => {
        const { openConsent } = await import("./open-consent.ts");
        await openConsent({
          lang,
          title: t("title"),
          paragraphs: [t("body"), t("detail")],
          ok: t("ok"),
          close: t("close"),
        });
      }}
    >
      {children}
    </button>
  );
}
