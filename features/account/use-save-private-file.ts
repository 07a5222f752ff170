"use client";

import { useState } from "react";
import { showFailure } from "#/components/toast/show-failure.ts";
import { fetchPrivateFile, saveFile } from "#/lib/api/fetch-file.ts";

/** Fetches and saves one file at a time; shows `failed` on failure. */
export function useSavePrivateFile(failed: string) {
  const [isBusy, setBusy] = useState(false);
  const save = async (path: string, query: Record<string, string> = {}) => {
    if (isBusy) return;
    setBusy(true);
    try {
      saveFile(await fetchPrivateFile(path, { query }));
    } catch (error) {
      showFailure(error, failed);
    } finally {
      setBusy(false);
    }
  };
  return { save, isBusy };
}
