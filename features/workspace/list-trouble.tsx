import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { Notice } from "#/components/notice/notice.tsx";

/** Renders the message of a list that failed to load, with a retry button. */
export function ListTrouble({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("workspace");
  return (
    <div className="page-x pt-6">
      <Notice failed title={t("failed")} text={t("failedText")}>
        <Button kind="secondary" onClick={onRetry}>
          {t("retry")}
        </Button>
      </Notice>
    </div>
  );
}
