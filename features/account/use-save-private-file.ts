"use client";

import { useState } from "react";
import { showToast } from "#/components/toast/show-toast.ts";
import { fetchPrivateFile, saveFile } from "#/lib/api/private-file.ts";
import { SignedOutError } from "#/lib/api/with-token.ts";

/** Fetches and saves one file at a time; `failed` is said when it cannot be had. */
export function useSavePrivateFile(failed: string) {
  const [isBusy, setBusy] = useState(false);
  const save = async (path: string, query: Record<string, string> = {}) => {
    if (isBusy) return;
    setBusy(true);
    try {
      saveFile(await fetchPrivateFile(path, { query }));
    } catch (error) {
      // The end of a session has words of its own.
      if (!(error instanceof SignedOutError)) showToast({ message: failed, status: "error" });
    } finally {
      setBusy(false);
    }
  };
  return { save, isBusy };
}
