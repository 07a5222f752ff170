import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { retry } from "../actions.ts";
import { usePlayer } from "../store.ts";

/** Says why there is no sound, and what to do about it. */
export function PlayerTrouble() {
  const t = useTranslations("player");
  const status = usePlayer((state) => state.status);
  const failed = status === "failed";
  if (status === "retrying") {
    return (
      <p role="status" className="truncate text-small text-ink2">
        {t("retrying")}
      </p>
    );
  }
  return (
    <p role="alert" className="flex items-center gap-2 text-small text-error">
      <TriangleAlert size={14} aria-hidden="true" className="shrink-0" />
      <span className="truncate">{failed ? t("failed") : t("refused")}</span>
      {failed && (
        <button type="button" onClick={retry} className="touch-target shrink-0 text-link text-ink">
          {t("retry")}
        </button>
      )}
    </p>
  );
}
