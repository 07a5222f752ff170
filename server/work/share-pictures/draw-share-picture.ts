import { resolve } from "node:path";
import type { OverlayOptions } from "sharp";
import type { Analysis } from "#/contract/analysis.ts";
import { houseName } from "#/contract/house-name.ts";
import sharp from "#/server/platform/media/sharp.ts";
import { waveformSvg } from "#/server/platform/media/waveform-svg.ts";
import type { ShareSubject } from "./subject.ts";

/** Size in pixels that every network shows uncropped (Open Graph's own recommendation). */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
const MARGIN = 56;
const TEXT_LEFT = SHARE_HEIGHT + MARGIN;
const TEXT_WIDTH = SHARE_WIDTH - TEXT_LEFT - MARGIN;
const TITLE_HEIGHT = 210;
const WAVE_HEIGHT = 84;
/** Background and text colours of the site, for pictures without a sleeve. */
const PAPER = { ground: "#f6fafb", ink: "#14202b" };
/** Resolution at which one unit of text is one pixel. */
const DPI = 72;
const FONTS = {
  display: { family: "Sillon Display", file: resolve(import.meta.dirname, "fonts/sillon-display.ttf") },
  text: { family: "Sillon Text", file: resolve(import.meta.dirname, "fonts/sillon-text.ttf") },
} as const;
/** Factors of the font's own line height, which is too large for titles. */
const LINE_HEIGHTS = { display: 0.86, text: 1 } as const;
/** Title sizes to try until it fits, largest first. */
const TITLE_SIZES = [76, 64, 54, 46, 40, 34];
/**
 * Maximum number of characters of a name; longer ones are shortened, since below the smallest size they are unreadable.
 */
const LONGEST = 140;

interface TextBox {
  text: string;
  font: keyof typeof FONTS;
  size: number;
  ink: string;
  /** Height in pixels; lines below it are cut off. */
  height: number;
}

type RenderedText = { data: Buffer; info: { height: number } };

/** Escapes a text for Pango, which parses it as markup: names may contain any character. */
const escapeMarkup = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const shortened = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text;

async function drawText({ text, font, size, ink, height }: TextBox): Promise<RenderedText> {
  const { family, file } = FONTS[font];
  const drawn = await sharp({
    text: {
      text: `<span foreground="${ink}" line_height="${LINE_HEIGHTS[font]}">${escapeMarkup(shortened(text))}</span>`,
      font: `${family} ${size}`,
      fontfile: file,
      width: TEXT_WIDTH,
      wrap: "word-char",
      rgba: true,
      dpi: DPI,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  if (drawn.info.height <= height) return drawn;
  const top = { left: 0, top: 0, width: drawn.info.width, height };
  return sharp(drawn.data).extract(top).png().toBuffer({ resolveWithObject: true });
}

/** Draws the title in the largest size at which it fits. */
async function drawTitle(text: string, ink: string): Promise<RenderedText> {
  let last: RenderedText | undefined;
  for (const size of TITLE_SIZES) {
    last = await drawText({ text, font: "display", size, ink, height: SHARE_HEIGHT });
    if (last.info.height <= TITLE_HEIGHT) return last;
  }
  return last ?? drawText({ text, font: "display", size: 34, ink, height: TITLE_HEIGHT });
}

function drawWaveform(analysis: Analysis, ink: string): Buffer {
  const svg = waveformSvg(analysis)
    .replace('stroke="#000"', `stroke="${ink}"`)
    .replace("<svg ", `<svg width="${TEXT_WIDTH}" height="${WAVE_HEIGHT}" `);
  return Buffer.from(svg);
}

/**
 * Draws the preview picture of a shared link: the cover, the title, its authors and its waveform, in the colours of the
 * sleeve. `cover` is the square picture on the left, `host` names the site. Returns a PNG of 1200 × 630.
 */
export async function drawSharePicture({
  subject,
  cover,
  analysis,
  host,
}: {
  subject: ShareSubject;
  cover: Uint8Array | null;
  analysis: Analysis | null;
  host: string;
}): Promise<Buffer> {
  const { ground, ink } = (cover && subject.sleeve) || PAPER;
  const layers: OverlayOptions[] = [];
  if (cover) {
    const square = await sharp(cover, { limitInputPixels: 40_000_000 })
      .autoOrient()
      .resize(SHARE_HEIGHT, SHARE_HEIGHT, { fit: "cover" })
      .png()
      .toBuffer();
    layers.push({ input: square, left: 0, top: 0 });
  }
  const left = cover ? TEXT_LEFT : MARGIN;
  let top = MARGIN;
  const put = ({ data, info }: RenderedText, after: number) => {
    layers.push({ input: data, left, top });
    top += info.height + after;
  };
  put(await drawText({ text: houseName(), font: "display", size: 34, ink, height: 48 }), 60);
  if (subject.label)
    put(await drawText({ text: subject.label, font: "text", size: 24, ink, height: 64 }), 22);
  put(await drawTitle(subject.title, ink), 26);
  if (subject.line) put(await drawText({ text: subject.line, font: "text", size: 30, ink, height: 78 }), 0);

  const foot = SHARE_HEIGHT - MARGIN;
  const address = await drawText({ text: host, font: "text", size: 20, ink, height: 28 });
  layers.push({ input: address.data, left, top: foot - address.info.height });
  const waveTop = foot - address.info.height - 16 - WAVE_HEIGHT;
  // A very long title with a very long list of names leaves no room for the waveform.
  if (analysis && top + 12 <= waveTop)
    layers.push({ input: drawWaveform(analysis, ink), left, top: waveTop });

  return sharp({
    create: { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: 3, background: ground },
  })
    .composite(layers)
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer();
}
