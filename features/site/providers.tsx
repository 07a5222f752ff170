"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useCallback } from "react";
import { showToast } from "#/components/toast/show-toast.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import { type FailureHandler, QueryProvider } from "#/lib/api/query-client.tsx";

const reported = new WeakSet<object>();

function isTold(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  if (reported.has(error)) return true;
  reported.add(error);
  return false;
}

/** Renders the providers of every island, and connects the errors of the specification (§8) to the toast. */
export function Providers({ children }: { children: ReactNode }) {
  const t = useTranslations("common");
  const lang = useLocale();
  const onFailure = useCallback<FailureHandler>(
    (error, text) => {
      // Both the call and its caller may report the error.
      if (!isTold(error)) console.warn(t("expire"), error);
      /** A status text is English in the response; French readers see a French one if there is a translation. */
      const inPageLanguage = (failed: unknown, own: string) => {
        const key = failed instanceof ApiError ? (`status.${failed.status}` as "status.500") : null;
        return lang === "fr" && key && t.has(key) ? t(key) : own;
      };
      if (text) showToast({ message: inPageLanguage(error, text), status: "error" });
    },
    [t, lang],
  );
  return <QueryProvider onFailure={onFailure}>{children}</QueryProvider>;
}
