/** Transform of the drawing in its frame: its point p is at p × `k` + (`x`, `y`), in pixels. */
export interface MapView {
  k: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The view of the whole drawing. */
export const WHOLE: MapView = { k: 1, x: 0, y: 0 };

/** Width and height of the Natural Earth projection at scale 1, for all land except Antarctica. */
const WORLD = { width: 5.42, height: 2.44 };

/** Returns the scale of the projection at which the whole world fills a frame, centred. */
export function worldScale({ width, height }: Size): number {
  return Math.min(width / WORLD.width, height / WORLD.height);
}

/** Highest zoom. */
export const MAX_ZOOM = 12;

/** Zoom factor of one press on a button. */
export const ZOOM_STEP = 1.6;

/** Share of the frame to leave free around a framed place. */
const MARGIN = 0.12;

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** Limits the zoom, and moves the view so that no edge is empty: at zoom 1 the drawing is as large as its frame. */
export function clamped({ k, x, y }: MapView, { width, height }: Size): MapView {
  const zoom = between(1, k, MAX_ZOOM);
  return {
    k: zoom,
    x: between(width - width * zoom, x, 0),
    y: between(height - height * zoom, y, 0),
  };
}

/** Returns the view zoomed by a factor around a point of the frame, which stays in place. */
export function zoomedAt(
  view: MapView,
  factor: number,
  point: { x: number; y: number },
  size: Size,
): MapView {
  const k = between(1, view.k * factor, MAX_ZOOM);
  const by = k / view.k;
  return clamped({ k, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by }, size);
}

/** Returns the view moved by pixels. */
export function panned(view: MapView, dx: number, dy: number, size: Size): MapView {
  return clamped({ ...view, x: view.x + dx, y: view.y + dy }, size);
}

/** Returns the view that centres a part of the drawing, no closer than `closest`. */
export function framing(box: Box, size: Size, closest: number): MapView {
  const width = Math.max(1, box.right - box.left);
  const height = Math.max(1, box.bottom - box.top);
  const free = 1 - 2 * MARGIN;
  const k = between(1, Math.min((size.width * free) / width, (size.height * free) / height), closest);
  return clamped(
    {
      k,
      x: size.width / 2 - ((box.left + box.right) / 2) * k,
      y: size.height / 2 - ((box.top + box.bottom) / 2) * k,
    },
    size,
  );
}

/** Returns the view for a frame of another size, for which the map is drawn again: its centre stays. */
export function resized({ k, x, y }: MapView, from: Size, to: Size): MapView {
  const by = worldScale(to) / worldScale(from);
  const moved = (at: number, before: number, after: number) => {
    const middle = ((before / 2 - at) / k - before / 2) * by + after / 2;
    return after / 2 - middle * k;
  };
  return clamped({ k, x: moved(x, from.width, to.width), y: moved(y, from.height, to.height) }, to);
}

/** Interpolates between two views, 0 to 1. */
export function viewBetween(from: MapView, to: MapView, part: number): MapView {
  const at = (one: number, other: number) => one + (other - one) * part;
  return { k: at(from.k, to.k), x: at(from.x, to.x), y: at(from.y, to.y) };
}

/**
 * Returns whether the map handles a wheel event; otherwise it scrolls the page. The unzoomed map leaves the wheel
 * to the page, unless the page is at its top, where scrolling up would do nothing. Once the map is zoomed, the
 * wheel zooms until the whole map is visible again.
 */
export function wheelIsForMap({
  zoom,
  deltaY,
  pinched,
  scrollTop,
}: {
  zoom: number;
  deltaY: number;
  /** The control key is pressed; browsers also set it for a pinch on a touchpad. */
  pinched: boolean;
  scrollTop: number;
}): boolean {
  if (pinched || zoom > 1) return zoom > 1 || deltaY < 0 || pinched;
  return deltaY < 0 && scrollTop <= 0;
}
