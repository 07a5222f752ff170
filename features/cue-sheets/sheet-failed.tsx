import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { Notice } from "#/components/notice/notice.tsx";

/** Renders the message in place of a cue sheet that could not be loaded, with a button to try again. */
export function SheetFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("cueSheet");
  return (
    <Notice failed title={t("failedTitle")} text={t("failedText")}>
      <Button kind="secondary" onClick={onRetry}>
        {t("again")}
      </Button>
    </Notice>
  );
}
