import { getLocale, getTranslations } from "next-intl/server";
import { buttonStyle } from "#/components/button/button-style.ts";
import { localPath } from "#/lib/i18n/local-path.ts";
import { IntentLink } from "#/lib/navigation/intent-link.tsx";
import { LostPage } from "./lost-page.tsx";

/** Renders the page for an unknown address (specification §2, §8). */
export async function NotFoundScreen() {
  const t = await getTranslations();
  const lang = await getLocale();
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
