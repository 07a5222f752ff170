import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { Notice } from "#/components/notice/notice.tsx";
import { ApiError } from "#/lib/api/api-error.ts";

/** Says that a list could not be had, and asks again; or that there is no such list, or none for this person. */
export function ListTrouble({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations("workspace");
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <div className="page-x pt-6">
      {isGone ? (
        <Notice failed title={t("gone")} text={t("goneText")} />
      ) : (
        <Notice failed title={t("failed")} text={t("failedText")}>
          <Button kind="secondary" onClick={onRetry}>
            {t("retry")}
          </Button>
        </Notice>
      )}
    </div>
  );
}
