import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Notice } from "#/components/notice/notice.tsx";

/** Stands in the place of a page past the last one; holds the way to the first. */
export function PastEnd({ children }: { children: ReactNode }) {
  const t = useTranslations("pagination");
  return (
    <Notice title={t("pastEndTitle")} text={t("pastEndText")}>
      {children}
    </Notice>
  );
}
