import { create } from "zustand";

/** A film from the listener's machine, played along with the sound and never uploaded. */
interface Picture {
  /** Object URL of the film, or null. */
  url: string | null;
  name: string;
  /** Second of the sound at which the film starts; negative if the film started before. */
  offset: number;
  /** Name of the last file, if it could not be played. */
  refused: string | null;
}

/** Length of a film's frame at 25 per second, seconds. */
export const IMAGE = 0.04;

const NONE: Picture = { url: null, name: "", offset: 0, refused: null };
/** Maximum offset of a film, in seconds. */
const FARTHEST = 4 * 3600;

export const usePicture = create<Picture>(() => NONE);

/** Opens a file as the film; one that is not a video is refused. */
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

/** Closes the film and releases its file. */
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
