import { House } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { buttonStyle } from "#/components/button/button-style.ts";
import { Notice } from "#/components/notice/notice.tsx";
import { Link } from "#/lib/i18n/navigation.ts";

/**
 * Renders the message of an empty list, with a link to the home page (specification §2, acceptance S105); `form` fills
 * the list here and now, `children` are other links.
 */
export function EmptyList({
  text,
  form,
  children,
}: {
  text: string;
  form?: ReactNode;
  children?: ReactNode;
}) {
  const t = useTranslations("common");
  return (
    <div className="page-x pt-6">
      <Notice title={t("isempty")} text={text}>
        {form && <div className="w-full max-w-md">{form}</div>}
        <Link href="/" className={buttonStyle(form ? "quiet" : "primary", 40)}>
          <House aria-hidden="true" size={16} />
          {t("home")}
        </Link>
        {children}
      </Notice>
    </div>
  );
}
