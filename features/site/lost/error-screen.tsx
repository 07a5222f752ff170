"use client";

import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { LostPage } from "./lost-page.tsx";

/** Renders an error in place of content that failed to render; `retry` renders it again. */
export function ErrorScreen({ retry }: { retry: () => void }) {
  const t = useTranslations("error");
  return (
    <LostPage code={t("code")} title={t("title")} text={t("body")}>
      <Button onClick={retry}>{t("retry")}</Button>
    </LostPage>
  );
}
