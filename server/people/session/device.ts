/** Longest text read: real ones have some 120 characters. */
const LONGEST = 400;

/** The first that fits counts: browsers name their ancestors too. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChromium\//, "Chromium"],
  [/\bChrome\/|\bCriOS\//, "Chrome"],
  [/\bVersion\/[\d.]+.* Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b|\biPod\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b|\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

const named = (table: [RegExp, string][], text: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Browser and system as people call them, from a `User-Agent`; null for what cannot be told. Nothing else is kept. */
export function deviceOf(userAgent = ""): { browser: string | null; system: string | null } {
  const text = userAgent.slice(0, LONGEST);
  return { browser: named(BROWSERS, text), system: named(SYSTEMS, text) };
}
