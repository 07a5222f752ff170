import { create } from "zustand";
import type { FoundSounds } from "#/contract/similarity.ts";
import { ApiError } from "#/lib/api/api-error.ts";

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
type Fault = (typeof REASONS)[number] | "lost" | "tooLarge" | "kind" | "tooMany" | "busy" | "failed";

/** A file being sent, or why that failed. */
export interface Sending {
  name: string;
  /** Sent share, 0–1. */
  share: number;
  fault: Fault | null;
}

/** A file that was sent, with its known facts. */
export interface SentFile {
  file: File;
  similarTo: FoundSounds["similarTo"];
}

interface SentFiles {
  sending: Sending | null;
  /** Name of a file that was sent and that no page has shown yet. */
  unseen: string | null;
}

/** Sent files, outside the pages: sending continues while the person switches the language or visits another page. */
export const useSentFiles = create<SentFiles>(() => ({ sending: null, unseen: null }));

/** The files of this visit by their names in addresses, for «back» and the other language; no server stores them. */
const arrived = new Map<string, SentFile>();

let leaving: AbortController | null = null;

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** Returns the file of this visit with that name; null if there is none. */
export function sentFile(name: string | null): SentFile | null {
  return name === null ? null : (arrived.get(name) ?? null);
}

/** Sends a file, and stops sending another one. */
export async function send(file: File): Promise<void> {
  cancel();
  const own = new AbortController();
  leaving = own;
  const show = (sending: Partial<Sending> = {}) =>
    useSentFiles.setState({ sending: { name: file.name, share: 0, fault: null, ...sending } });
  show();
  addEventListener("beforeunload", askBeforeUnload);
  try {
    const { sendFile } = await import("./similarity-data.ts");
    const onProgress = (share: number) => show({ share });
    const { similarTo } = await sendFile(file, { onProgress, signal: own.signal });
    const given = Date.now().toString(36);
    arrived.set(given, { file, similarTo });
    useSentFiles.setState({ sending: null, unseen: given });
  } catch (error) {
    if (!own.signal.aborted) show({ fault: faultOf(error) });
  }
  if (leaving === own) removeEventListener("beforeunload", askBeforeUnload);
}

/** Stops sending a file, and forgets one that failed. */
export function cancel(): void {
  leaving?.abort();
  leaving = null;
  removeEventListener("beforeunload", askBeforeUnload);
  useSentFiles.setState({ sending: null, unseen: null });
}

function faultOf(error: unknown): Fault {
  // The server stopped waiting for the rest of the file.
  if (!(error instanceof ApiError) || error.status === 408) return "lost";
  const code = error.violations.find(({ propertyPath }) => propertyPath === "file")?.code;
  const reason = REASONS.find((one) => code === `sound:${one}`);
  if (reason) return reason;
  if (error.status === 413) return "tooLarge";
  if (error.status === 415) return "kind";
  if (error.status === 429) return "tooMany";
  if (error.status === 422) return "empty";
  if (error.status === 503) return "busy";
  return "failed";
}
