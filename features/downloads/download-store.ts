import { create } from "zustand";

/** What is to be downloaded. */
export type DownloadTarget =
  | {
      kind: "track";
      id: number;
      name: string;
      nameLang?: string | null;
      version?: { id: number; label: string };
    }
  | { kind: "playlist" | "conseil"; id: number; name: string }
  | { kind: "cart" }
  /** A share page: its token is all it takes. */
  | { kind: "shared"; token: string; name: string };

/** What the download dialog is open for; null while it is closed. */
export const useDownloadDialog = create<{ target: DownloadTarget | null }>(() => ({ target: null }));

/** Opens the dialog (acceptance S117). */
export function openDownload(target: DownloadTarget): void {
  useDownloadDialog.setState({ target });
}

export function closeDownload(): void {
  useDownloadDialog.setState({ target: null });
}
