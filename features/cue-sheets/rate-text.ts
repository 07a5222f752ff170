import type { FrameRateName } from "#/contract/frame-rates.ts";

/** Returns «29,97 i/s (NDF)»: frames per second, and drop-frame or not where both exist. */
export function rateText(rate: FrameRateName, lang: "fr" | "en"): string {
  const [number = "", drop] = rate.split(" ");
  const perSecond = lang === "fr" ? `${number.replace(".", ",")}\u00a0i/s` : `${number}\u00a0fps`;
  const counting = drop ?? (number === "29.97" || number === "59.94" ? "NDF" : null);
  return counting ? `${perSecond} (${counting})` : perSecond;
}
