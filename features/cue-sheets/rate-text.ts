import type { FrameRateName } from "#/contract/cue-sheet.ts";

/** Returns «29,97 i/s (NDF)»: frames per second, and how frames are counted if there are two ways. */
export function rateText(rate: FrameRateName, lang: "fr" | "en"): string {
  const [number = "", drop] = rate.split(" ");
  const images = lang === "fr" ? `${number.replace(".", ",")}\u00a0i/s` : `${number}\u00a0fps`;
  const count = drop ?? (number === "29.97" || number === "59.94" ? "NDF" : null);
  return count ? `${images} (${count})` : images;
}
