import { create } from "zustand";

/** A film of the listener's own, played along with the sound; it never leaves the machine. */
interface Picture {
  /** An address that only this page knows, or null. */
  url: string | null;
  name: string;
  /** Second of the sound at which the film starts; negative if the film started before. */
  offset: number;
  /** Name of the last file, where it could not be shown. */
  refused: string | null;
}

/** An image of a film at 25 a second, seconds. */
export const IMAGE = 0.04;

const NONE: Picture = { url: null, name: "", offset: 0, refused: null };
/** Maximum offset of a film, in seconds. */
const FARTHEST = 4 * 3600;

export const usePicture = create<Picture>(() => NONE);

/** Takes a file for the film; one that is no video is refused. */
export function openPicture(file: File): void {
  closePicture();
  usePicture.setState({ name: file.name });
  if (file.type.startsWith("video/")) usePicture.setState({ url: URL.createObjectURL(file) });
  else refusePicture();
}

/** Closes a film that the browser cannot show, and reports it. */
export function refusePicture(): void {
  const { name } = usePicture.getState();
  closePicture();
  usePicture.setState({ refused: name });
}

/** Lets go of the film. */
export function closePicture(): void {
  const { url } = usePicture.getState();
  if (url) URL.revokeObjectURL(url);
  usePicture.setState(NONE);
}

/** Sets the second of the sound at which the film starts, to the hundredth; ignores invalid numbers. */
export function placePicture(seconds: number): void {
  if (!Number.isFinite(seconds)) return;
  const within = Math.min(FARTHEST, Math.max(-FARTHEST, seconds));
  usePicture.setState({ offset: Math.round(within * 100) / 100 });
}
