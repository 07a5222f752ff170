import { useTranslations } from "next-intl";
import { VIOLATION_CODES } from "#/contract/error.ts";
import { ApiError } from "#/lib/api/api-error.ts";

/** Returns a translator of errors on a share page into the page's language. */
export function useFailureWords(): (error: unknown) => string {
  const t = useTranslations("sharedPage.failures");
  return (error) => {
    if (!(error instanceof ApiError)) return t("unsent");
    if (error.status === 404) return t("closed");
    if (error.status === 429) return t("tooOften");
    if (error.violations.some(({ code }) => code === VIOLATION_CODES.tooMany)) return t("full");
    return t(error.status === 422 ? "refused" : "unsent");
  };
}
