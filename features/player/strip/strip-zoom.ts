import { create } from "zustand";

/** Maximum magnification of the strip. */
export const MOST_ZOOM = 8;
/** Share of the view before the playhead after the view has moved on, 0 to 1. */
const LEAD = 0.1;
/** A larger change of the position was a seek, seconds. */
const JUMP = 1;

/** How many times wider than its container the strip is drawn, 1 to `MOST_ZOOM`. */
export const useStripZoom = create<{ zoom: number }>(() => ({ zoom: 1 }));

/** Magnifies the strip so many times, within its limits. */
export function zoomTo(zoom: number): void {
  useStripZoom.setState({ zoom: Math.min(MOST_ZOOM, Math.max(1, zoom)) });
}

/** View of the strip: hidden pixels on its left, visible pixels, and magnification. */
export interface StripView {
  left: number;
  width: number;
  zoom: number;
}

/** Returns whether the point at `share` (0 to 1) of the strip is in view. */
export function isInView(share: number, { left, width, zoom }: StripView): boolean {
  const x = share * width * zoom - left;
  return x >= 0 && x <= width;
}

/** Returns the hidden pixels on the left after a zoom that keeps the point `x` pixels into the view in place. */
export function leftAfterZoom({ left, zoom }: Omit<StripView, "width">, x: number, next: number): number {
  return Math.max(0, ((left + x) / zoom) * next - x);
}

/**
 * Returns the hidden pixels on the left when the playhead moves from `before` to `now` (shares, 0 to 1) of a sound of
 * `duration` seconds: the view moves on when the playhead leaves it, and follows a seek; null if the listener has
 * scrolled elsewhere.
 */
export function leftToFollow(before: number, now: number, duration: number, view: StripView): number | null {
  if (isInView(now, view)) return null;
  if (!isInView(before, view) && Math.abs(now - before) * duration <= JUMP) return null;
  return Math.max(0, now * view.width * view.zoom - LEAD * view.width);
}
