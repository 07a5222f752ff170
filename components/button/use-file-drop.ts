import { type DragEvent, useState } from "react";

/**
 * Makes an element accept a dropped file. Returns handlers for the element, and whether something is being dragged over
 * it. Add a `FileButton` too, because not everybody can drag. Uses the first of several files. In a dropped folder it
 * uses the file named `inFolder`: some programs save a document as a folder that a Mac shows as one file.
 */
export function useFileDrop(onFile: (file: File) => void, inFolder?: string) {
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
      const { files, items } = event.dataTransfer;
      const [file] = files;
      const entry = inFolder === undefined ? null : items[0]?.webkitGetAsEntry();
      const take = () => file && onFile(file);
      if (!inFolder || !entry?.isDirectory) return take();
      (entry as FileSystemDirectoryEntry).getFile(
        inFolder,
        {},
        (found) => (found as FileSystemFileEntry).file(onFile, take),
        take,
      );
    },
  };
  return { isOver, dropHandlers };
}
