"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { Suspense, useEffect } from "react";
import { endNavigation, usePendingNavigation } from "#/lib/navigation/pending-navigation.ts";
import styles from "./route-progress.module.css";

function EndOnArrival() {
  const address = `${usePathname()}?${useSearchParams()}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new address is what ends the navigation.
  useEffect(endNavigation, [address]);
  return null;
}

/** Renders a thin ink line at the top while the next page is loading, hidden at first. */
export function RouteProgress() {
  const t = useTranslations("header");
  const pending = usePendingNavigation((state) => state.pending);
  return (
    <>
      <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50">
        {pending && (
          <>
            <span className="sr-only">{t("loadingPage")}</span>
            <span aria-hidden="true" className={`${styles.line} block`} />
          </>
        )}
      </div>
      <Suspense>
        <EndOnArrival />
      </Suspense>
    </>
  );
}
