import { create } from "zustand";
import type { Id } from "#/contract/hydra.ts";

/** The item to download. */
export type DownloadTarget =
  | {
      kind: "track";
      id: Id;
      name: string;
      nameLang?: string | null;
      version?: { id: Id; label: string };
    }
  | { kind: "playlist" | "conseil"; id: Id; name: string }
  | { kind: "cart" }
  /** A share page, identified by its token alone. */
  | { kind: "shared"; token: string; name: string };

/** Target of the download dialog; null while it is closed. */
export const useDownloadDialog = create<{ target: DownloadTarget | null }>(() => ({ target: null }));

/** Opens the dialog (acceptance S117). */
export function openDownload(target: DownloadTarget): void {
  useDownloadDialog.setState({ target });
}

export function closeDownload(): void {
  useDownloadDialog.setState({ target: null });
}
