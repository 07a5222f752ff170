import { getLocale, getTranslations } from "next-intl/server";
import { buttonStyle } from "#/components/button/button-style.ts";
import { LostPage } from "#/features/site/lost-page.tsx";
import { localPath } from "#/lib/i18n/local-path.ts";
import { IntentLink } from "#/lib/navigation/intent-link.tsx";

/** The 404 page (specification §2, §8). */
export default async function NotFoundPage() {
  const t = await getTranslations();
  const lang = await getLocale();
  return (
    <LostPage code={t("notFound.code")} title={t("notFound.title")} text={t("notFound.parg")}>
      <title>{t("notFound.title")}</title>
      <IntentLink href={`/${lang}`} className={buttonStyle()}>
        {t("returnPage")}
      </IntentLink>
      <IntentLink href={localPath("/search-guidee", lang)} className={buttonStyle("secondary")}>
        {t("notFound.guided")}
      </IntentLink>
    </LostPage>
  );
}
