"use client";

import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { LostPage } from "#/features/site/lost/lost-page.tsx";

/** In place of a page that could not be rendered; header, footer and player stay. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  const t = useTranslations("error");
  return (
    <LostPage code={t("code")} title={t("title")} text={t("body")}>
      <Button onClick={reset}>{t("retry")}</Button>
    </LostPage>
  );
}
