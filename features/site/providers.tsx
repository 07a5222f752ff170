"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useCallback } from "react";
import { showToast } from "#/components/toast/show-toast.ts";
import { type FailureHandler, QueryProvider } from "#/lib/query-client.tsx";

/** What every island needs, with the error catalogue of the specification (§8) wired to the toast. */
export function Providers({ children }: { children: ReactNode }) {
  const t = useTranslations("common");
  const onFailure = useCallback<FailureHandler>(
    (error, text) => {
      console.warn(t("expire"), error);
      if (text) showToast({ message: text, status: "error" });
    },
    [t],
  );
  return <QueryProvider onFailure={onFailure}>{children}</QueryProvider>;
}
