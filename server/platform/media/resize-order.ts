/** Sizes, qualities and formats of the image service (contract §9). */
const WIDTHS = [40, 80, 160, 240, 320, 480, 640, 768, 960, 1280, 1600, 1920, 2560];
const QUALITIES = [50, 75, 80, 90];
const FORMATS = ["webp", "jpeg", "png"] as const;
const DEFAULTS = { quality: 80, format: "webp" } as const;

export type ResizeOrder = { width: number; quality: number; format: (typeof FORMATS)[number] };

/**
 * Parses an order such as `w_320,q_80,f_webp`; quality and format are optional. Null for any value not in the lists.
 */
export function readResizeOrder(text: string): ResizeOrder | null {
  const match = text.match(/^w_([1-9]\d{1,3})(?:,q_([1-9]\d))?(?:,f_([a-z]{1,5}))?$/);
  if (!match) return null;
  const width = Number(match[1]);
  const quality = Number(match[2] ?? DEFAULTS.quality);
  const format = FORMATS.find((known) => known === (match[3] ?? DEFAULTS.format));
  if (!format || !WIDTHS.includes(width) || !QUALITIES.includes(quality)) return null;
  return { width, quality, format };
}
