import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { Notice } from "#/components/notice/notice.tsx";

/** In the map's place when it could not be drawn: the list below does the same. */
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
