import { Redo2, Undo2 } from "lucide-react";
import { IconButton } from "./icon-button.tsx";

interface Step {
  label: string;
  can: boolean;
  run: () => void;
}

/** Renders the undo and redo buttons. The owner of the changes listens for the keys. */
export function UndoButtons({ undo, redo }: { undo: Step; redo: Step }) {
  return (
    <>
      <IconButton
        label={undo.label}
        disabled={!undo.can}
        onClick={undo.run}
        aria-keyshortcuts="Control+Z Meta+Z"
      >
        <Undo2 aria-hidden="true" size={18} />
      </IconButton>
      <IconButton
        label={redo.label}
        disabled={!redo.can}
        onClick={redo.run}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
      >
        <Redo2 aria-hidden="true" size={18} />
      </IconButton>
    </>
  );
}
