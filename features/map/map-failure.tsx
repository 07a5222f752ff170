import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { Notice } from "#/components/notice/notice.tsx";

/** Renders an error in place of the map; the list below offers the same. */
export function MapFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("map");
  return (
    <div className="grid size-full place-items-center p-6">
      <Notice failed title={t("failedTitle")} text={t("failedText")}>
        <Button kind="secondary" onClick={onRetry}>
          {t("retry")}
        </Button>
      </Notice>
    </div>
  );
}
