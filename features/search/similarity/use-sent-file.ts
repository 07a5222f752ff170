import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { FoundSounds } from "#/contract/similarity.ts";
import { ApiError } from "#/lib/api-error.ts";

/** A file on its way, or why it did not arrive. */
export interface Sending {
  name: string;
  /** 0–1. */
  share: number;
  error: string | null;
}

/** A file that arrived, with what is known of it. */
export interface SentFile {
  file: File;
  similarTo: FoundSounds["similarTo"];
}

const REASONS = [
  "empty",
  "not-audio",
  "unsupported-codec",
  "damaged",
  "too-short",
  "too-long",
  "silent",
  "too-slow",
] as const;

/** The files of this visit by the names that addresses call them, for «back» and the other language; no server keeps any. */
const arrived = new Map<string, SentFile>();

/** Sends a file and keeps what came back under the name that `onSent` is told; `name` says which is asked for. */
export function useSentFile(name: string | null, onSent: (name: string) => void) {
  const t = useTranslations("similarity");
  const [sending, setSending] = useState<Sending | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function send(file: File) {
    leaving.current?.abort();
    const own = new AbortController();
    leaving.current = own;
    setSending({ name: file.name, share: 0, error: null });
    try {
      const { sendFile } = await import("./similarity-data.ts");
      const onProgress = (share: number) => setSending({ name: file.name, share, error: null });
      const { similarTo } = await sendFile(file, { onProgress, signal: own.signal });
      setSending(null);
      const given = Date.now().toString(36);
      arrived.set(given, { file, similarTo });
      onSent(given);
    } catch (error) {
      if (!own.signal.aborted) setSending({ name: file.name, share: 0, error: sentence(error) });
    }
  }

  function sentence(error: unknown): string {
    // The server gave up waiting for the rest of the file.
    if (!(error instanceof ApiError) || error.status === 408) return t("errors.lost");
    const code = error.violations.find(({ propertyPath }) => propertyPath === "file")?.code;
    const reason = REASONS.find((one) => code === `sound:${one}`);
    if (reason) return t(`errors.${reason}`);
    if (error.status === 413) return t("errors.tooLarge");
    if (error.status === 415) return t("errors.kind");
    if (error.status === 429) return t("errors.tooMany");
    if (error.status === 422) return t("errors.empty");
    if (error.status === 503) return t("errors.busy");
    return t("errors.failed");
  }

  return {
    sending,
    sent: name === null ? null : (arrived.get(name) ?? null),
    send: (file: File) => void send(file),
    cancel: () => {
      leaving.current?.abort();
      setSending(null);
    },
  };
}
