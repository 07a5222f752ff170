/** How the drawing lies in its frame: a point p of it shows at p × `k` + (`x`, `y`), in pixels. */
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

/** The whole drawing. */
export const WHOLE: MapView = { k: 1, x: 0, y: 0 };

/** Width and height of the Natural Earth projection at scale 1, as far as there is land without Antarctica. */
const WORLD = { width: 5.42, height: 2.44 };

/** Scale of the projection at which the whole world fills a frame; its middle lies in the frame's middle. */
export function worldScale({ width, height }: Size): number {
  return Math.min(width / WORLD.width, height / WORLD.height);
}

/** The closest view. */
export const MAX_ZOOM = 12;

/** How much a press on a button zooms. */
export const ZOOM_STEP = 1.6;

/** Part of the frame left free around what is framed. */
const MARGIN = 0.12;

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** The view with its zoom within bounds and no empty edge: the drawing is as large as its frame at zoom 1. */
export function clamped({ k, x, y }: MapView, { width, height }: Size): MapView {
  const zoom = between(1, k, MAX_ZOOM);
  return {
    k: zoom,
    x: between(width - width * zoom, x, 0),
    y: between(height - height * zoom, y, 0),
  };
}

/** The view zoomed by a factor around a point of the frame, which stays where it is. */
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

/** The view moved by pixels. */
export function panned(view: MapView, dx: number, dy: number, size: Size): MapView {
  return clamped({ ...view, x: view.x + dx, y: view.y + dy }, size);
}

/** The view that shows a part of the drawing in the middle, no closer than `closest`. */
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

/** What the view becomes when its frame takes another size, with which the drawing is made anew: its middle stays. */
export function resized({ k, x, y }: MapView, from: Size, to: Size): MapView {
  const by = worldScale(to) / worldScale(from);
  const moved = (at: number, before: number, after: number) => {
    const middle = ((before / 2 - at) / k - before / 2) * by + after / 2;
    return after / 2 - middle * k;
  };
  return clamped({ k, x: moved(x, from.width, to.width), y: moved(y, from.height, to.height) }, to);
}

/** The view a part of the way from one to another, 0 to 1. */
export function viewBetween(from: MapView, to: MapView, part: number): MapView {
  const at = (one: number, other: number) => one + (other - one) * part;
  return { k: at(from.k, to.k), x: at(from.x, to.x), y: at(from.y, to.y) };
}

/**
 * Whether a turn of the wheel over the map is the map's; otherwise it scrolls the page. At rest the page keeps it,
 * unless it stands at its top, where turning up could do nothing; once the map is zoomed the wheel zooms, until the
 * whole is shown again.
 */
export function wheelIsForMap({
  zoom,
  deltaY,
  pinched,
  scrollTop,
}: {
  zoom: number;
  deltaY: number;
  /** With the control key, which is also how browsers tell a pinch on a touchpad. */
  pinched: boolean;
  scrollTop: number;
}): boolean {
  if (pinched || zoom > 1) return zoom > 1 || deltaY < 0 || pinched;
  return deltaY < 0 && scrollTop <= 0;
}
