"use client";

import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { LostPage } from "./lost-page.tsx";

/** What stands in place of what could not be rendered; `retry` asks for it again. */
export function ErrorScreen({ retry }: { retry: () => void }) {
  const t = useTranslations("error");
  return (
    <LostPage code={t("code")} title={t("title")} text={t("body")}>
      <Button onClick={retry}>{t("retry")}</Button>
    </LostPage>
  );
}
