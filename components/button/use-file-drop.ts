import { type DragEvent, useState } from "react";

/**
 * Makes a place take a file that is dropped on it: handlers for its element, and whether something is held over it now.
 * A second way in: the place has a `FileButton` too. Of several files the first is taken.
 */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const dropHandlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
  return { isOver, dropHandlers };
}
