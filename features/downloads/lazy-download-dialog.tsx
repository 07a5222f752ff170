"use client";

import { lazy, Suspense } from "react";
import { LazyMessages } from "#/lib/i18n/lazy-messages.tsx";
import type { DownloadTarget } from "./download-store.ts";

const DownloadDialog = lazy(async () => ({
  default: (await import("./download-dialog.tsx")).DownloadDialog,
}));

/** Loads and renders the download dialog and its messages when it first opens. */
export function LazyDownloadDialog(props: { target: DownloadTarget; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <LazyMessages names={["downloads"]}>
        <DownloadDialog {...props} />
      </LazyMessages>
    </Suspense>
  );
}
