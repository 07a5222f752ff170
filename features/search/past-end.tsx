import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Notice } from "#/components/notice/notice.tsx";

/** Renders a message in place of a page after the last one, with a link to the first. */
export function PastEnd({ children }: { children: ReactNode }) {
  const t = useTranslations("pagination");
  return (
    <Notice title={t("pastEndTitle")} text={t("pastEndText")}>
      {children}
    </Notice>
  );
}
