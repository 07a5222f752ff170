import { type DragEvent, useState } from "react";

/**
 * Makes an element accept a dropped file. Returns handlers for the element, and whether something is being dragged
 * over it. Add a `FileButton` too, because not everybody can drag. Of several files the first is used.
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
