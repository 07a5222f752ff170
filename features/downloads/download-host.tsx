"use client";

import { lazy, Suspense } from "react";
import { LazyMessages } from "#/lib/i18n/lazy-messages.tsx";
import { useDownloadDialog } from "./download-store.ts";

const DownloadDialog = lazy(async () => ({
  default: (await import("./download-dialog.tsx")).DownloadDialog,
}));

/** Where the download dialog opens; nothing of it is loaded before. */
export function DownloadHost() {
  const target = useDownloadDialog((dialog) => dialog.target);
  if (!target) return null;
  return (
    <Suspense fallback={null}>
      <LazyMessages names={["downloads"]}>
        <DownloadDialog target={target} />
      </LazyMessages>
    </Suspense>
  );
}
