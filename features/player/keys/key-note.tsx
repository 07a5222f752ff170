import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { create } from "zustand";

/** Milliseconds for which a note is shown. */
const STAYS_MS = 3_000;

/** The result of a key that is not visible nearby, or the reason why it did nothing. */
export type Note =
  | { key: "atEnd" | "atStart" | "partGone" | "partShort" | "loopEnds" | "noComparison" | "onItsWay" }
  | { key: "partIs" | "loops"; from: string; to: string }
  | { key: "heard" | "onlyVersion"; name: string };

export const useKeyNote = create<{ note: Note | null }>(() => ({ note: null }));

/** Shows a note for a moment and announces it to screen readers. */
export function showNote(note: Note): void {
  useKeyNote.setState({ note });
}

/** The pill with the results of keys; always in the page, so that screen readers announce its content. */
export function KeyNote({ finding }: { finding: string | null }) {
  const t = useTranslations("keys.note");
  const note = useKeyNote((state) => state.note);
  useEffect(() => {
    if (!note) return;
    const going = setTimeout(() => useKeyNote.setState({ note: null }), STAYS_MS);
    return () => clearTimeout(going);
  }, [note]);
  const words = finding !== null ? `’${finding}` : note && t(note.key, { ...note });
  return (
    <p
      role="status"
      className={`pointer-events-none fixed bottom-[calc(var(--player-height,0px)+16px)] left-1/2 z-50 max-w-[calc(100vw-32px)] -translate-x-1/2 rounded-control bg-ink text-body text-onink ${words ? "px-3 py-1.5" : ""}`}
    >
      {words}
    </p>
  );
}
