import sharp from "#/server/platform/media/sharp.ts";
import { SIDE } from "./stage.ts";

/** Pixels per inch at which sharp renders one SVG unit as one pixel. */
const UNIT_DENSITY = 72;

/** Rasterises a sleeve to a square of `size` pixels a side: webp for the site, png for tags and exports. */
export async function rasteriseSleeve(
  svg: string,
  size: number,
  format: "webp" | "png" = "webp",
): Promise<Buffer> {
  // Renders at twice the size, then reduces: fine furrows keep their weight and do not make a moiré with the
  // pixel grid.
  const density = (UNIT_DENSITY * size * 2) / SIDE;
  const picture = sharp(Buffer.from(svg), { density }).resize(size, size);
  return format === "webp"
    ? picture.webp({ quality: 86, effort: 5 }).toBuffer()
    : picture.png({ palette: true }).toBuffer();
}
