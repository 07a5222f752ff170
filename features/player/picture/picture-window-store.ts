import { create } from "zustand";
import type { Place } from "./free-corner.ts";

/**
 * Widths of the window in CSS pixels; on a phone, whose width it fills, heights of the image in per cent of its own.
 */
export const WINDOW_SIZES = [280, 360, 480, 640] as const;
export const PHONE_SIZES = [18, 27, 36, 45] as const;

interface PictureWindowState {
  /** Null until the window has found its corner. */
  place: Place | null;
  /** Index of its size. */
  size: number;
  /** Whether only the title bar is shown. */
  folded: boolean;
}

/** State of the film's window; it is kept for the next film. */
export const usePictureWindow = create<PictureWindowState>(() => ({ place: null, size: 1, folded: false }));

/** Changes the window's size by so many steps. */
export function resizePictureWindow(by: number): void {
  usePictureWindow.setState(({ size }) => ({
    size: Math.min(WINDOW_SIZES.length - 1, Math.max(0, size + by)),
  }));
}

/** Folds the window to its title bar, or unfolds it. */
export function foldPictureWindow(): void {
  usePictureWindow.setState(({ folded }) => ({ folded: !folded }));
}

/** Moves the window. */
export function placePictureWindow(place: Place): void {
  usePictureWindow.setState({ place });
}
