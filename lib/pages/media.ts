/** Widths that the resize path serves, in pixels (contract §9, and two more for the covers of rows). */
const WIDTHS = [40, 80, 160, 240, 320, 480, 640, 768, 960, 1280, 1600, 1920, 2560] as const;

/** Quality and format of every image (specification §9). */
const QUALITY = 80;
const FORMAT = "webp";

/** Address of a stored file (`media/track/mp3/x.mp3`), which the site serves under its own origin. */
export function mediaUrl(path: string): string {
  return /^https?:/.test(path)
    ? path
    : `/${path.replace(/^\/+/, "").split("/").map(encodeURIComponent).join("/")}`;
}

function resized(path: string, width: number): string {
  const served = WIDTHS.find((one) => one >= width) ?? 2560;
  const stored = path.replace(/^\/+/, "").replace(/^media\//, "");
  const encoded = stored.split("/").map(encodeURIComponent).join("/");
  return `/media/resize/w_${served},q_${QUALITY},f_${FORMAT}/${encoded}`;
}

/**
 * An image drawn `width` CSS pixels wide, at densities 1 and 2 (specification §9, acceptance S56).
 * A width between two served ones takes the next larger.
 */
export function imageSet(path: string, width: number): { src: string; srcSet: string } {
  const src = resized(path, width);
  return { src, srcSet: `${src} 1x, ${resized(path, width * 2)} 2x` };
}
