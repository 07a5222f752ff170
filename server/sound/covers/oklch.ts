/** Lightness 0–1, chroma 0–0.4, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/**
 * Converts OKLab to linear sRGB with the matrices of Björn Ottosson, “A perceptual color space for image
 * processing” (2020).
 */
function linearRgb(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Encodes one channel with the sRGB transfer curve of IEC 61966-2-1, as two hexadecimal digits. */
function channel(linear: number): string {
  const value = Math.min(1, Math.max(0, linear));
  const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, "0");
}

/**
 * Converts an OKLCH colour to `#rrggbb`. Outside sRGB the chroma is lowered until the colour fits, because
 * lightness and hue carry contrast and meaning here.
 */
export function oklchToHex([lightness, chroma, hue]: Oklch): string {
  const fits = (c: number) => linearRgb(lightness, c, hue).every((v) => v >= -1e-4 && v <= 1.0001);
  let inside = chroma;
  if (!fits(chroma)) {
    inside = 0;
    let outside = chroma;
    for (let step = 0; step < 20; step++) {
      const middle = (inside + outside) / 2;
      if (fits(middle)) inside = middle;
      else outside = middle;
    }
  }
  return `#${linearRgb(lightness, inside, hue).map(channel).join("")}`;
}
