import { create } from "zustand";

/** A film of the listener's own, played along with the sound; it never leaves the machine. */
interface Picture {
  /** An address that only this page knows, or null. */
  url: string | null;
  name: string;
  /** Second of the sound at which the film begins; negative when the film began before. */
  offset: number;
}

const NONE: Picture = { url: null, name: "", offset: 0 };

export const usePicture = create<Picture>(() => NONE);

/** Takes a file for the film; false when it is no video. */
export function openPicture(file: File): boolean {
  if (!file.type.startsWith("video/")) return false;
  closePicture();
  usePicture.setState({ url: URL.createObjectURL(file), name: file.name, offset: 0 });
  return true;
}

/** Lets go of the film. */
export function closePicture(): void {
  const { url } = usePicture.getState();
  if (url) URL.revokeObjectURL(url);
  usePicture.setState(NONE);
}

/** Moves the beginning of the film by `seconds`, to the hundredth. */
export function shiftPicture(seconds: number): void {
  usePicture.setState(({ offset }) => ({ offset: Math.round((offset + seconds) * 100) / 100 }));
}
