/**
 * Returns `share` (0 to 1) of a width in CSS pixels, rounded to the pixels of the screen; unchanged without a width.
 * An element that follows the sound is repainted only when it moves by a pixel, some seven times a second and not
 * sixty.
 */
export function snapToPixel(share: number, width: number): number {
  const pixels = width * window.devicePixelRatio;
  return pixels > 0 ? Math.min(1, Math.round(share * pixels) / pixels) : share;
}
