/** Widths of the image service, in pixels (contract §9, and two more for the covers of rows). */
const WIDTHS = [40, 80, 160, 240, 320, 480, 640, 768, 960, 1280, 1600, 1920, 2560] as const;

/** Quality and format of every image (specification §9). */
const QUALITY = 80;
const FORMAT = "webp";

/** Only these protocols are kept: any other text with a colon is the name of a file. */
const WHOLE = /^https?:\/\//i;
const STORED = /^https?:\/\/[^/]+\/(?:[^?#]*?\/)?(media\/[^?#]*)/i;

/** A segment that a browser resolves as `.` or `..`. */
const STEP = /(^|[\\/])\.{1,2}([\\/]|$)/;

/**
 * Returns the path of a stored file, such as `media/track/mp3/x.mp3`: the site serves it under its own origin, even if
 * a backend sends its full address. Other addresses are returned unchanged, as are those with dot segments.
 */
function storedPath(path: string): string {
  if (!WHOLE.test(path)) return path.replace(/^\/+/, "");
  const stored = decoded(STORED.exec(path)?.[1] ?? "");
  return stored === "" || STEP.test(stored) ? path : stored;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const encoded = (path: string) => path.split("/").map(encodeURIComponent).join("/");

/** Returns the address of a stored file under the site's own origin. */
export function mediaUrl(path: string): string {
  const stored = storedPath(path);
  return WHOLE.test(stored) ? stored : `/${encoded(stored)}`;
}

function resized(stored: string, width: number): string {
  const served = WIDTHS.find((one) => one >= width) ?? 2560;
  return `/media/resize/w_${served},q_${QUALITY},f_${FORMAT}/${encoded(stored.replace(/^media\//, ""))}`;
}

/**
 * Returns an image at `width` CSS pixels, for densities 1 and 2 (specification §9, acceptance S56). A width between two
 * served ones takes the next larger; images of other sites stay unchanged.
 */
export function imageSet(path: string, width: number): { src: string; srcSet: string } {
  const stored = storedPath(path);
  if (WHOLE.test(stored)) return { src: stored, srcSet: `${stored} 1x` };
  const src = resized(stored, width);
  return { src, srcSet: `${src} 1x, ${resized(stored, width * 2)} 2x` };
}

/** Returns the full address of an image at one width, for readers outside the site; `site` is the site's address. */
export function wholeImageUrl(path: string, width: number, site: string): string | undefined {
  return URL.parse(imageSet(path, width).src, site)?.href;
}
