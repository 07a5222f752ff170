"use client";

import { useTranslations } from "next-intl";
import { buttonStyle } from "#/components/button/button-style.ts";
import { localPath } from "#/lib/i18n/local-path.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { IntentLink } from "#/lib/navigation/intent-link.tsx";
import { LostPage } from "./lost-page.tsx";

/** Renders the page for an unknown address (specification §2, §8). */
export function NotFoundScreen() {
  const t = useTranslations();
  const lang = useLang();
  return (
    <LostPage code={t("notFound.code")} title={t("notFound.title")} text={t("notFound.parg")}>
      <IntentLink href={`/${lang}`} className={buttonStyle()}>
        {t("returnPage")}
      </IntentLink>
      <IntentLink href={localPath("/search-guidee", lang)} className={buttonStyle("secondary")}>
        {t("notFound.guided")}
      </IntentLink>
    </LostPage>
  );
}
