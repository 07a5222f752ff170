import { FRAME_RATES, type FrameRateName } from "#/contract/frame-rates.ts";
import { RATES } from "./timecode.ts";

const FIGURE = String.raw`(?<![\d.,:/'])(\d{2}(?:[.,]\d{1,3})?)`;
const DROP = String.raw`(?:ndf|non[ -]?drop(?:[ -]frame)?|(df|drop(?:[ -]frame)?))(?!\p{L})`;
const UNIT = String.raw`(?:i/s|ips|im/s|im\./s|fps|b/s|images?\s?(?:/|par)\s?s(?:econde)?|frames?\s?(?:/|per|a)\s?s(?:ec(?:ond)?)?|bilder\s?(?:/|pro)\s?s(?:ek(?:unde)?)?|fotogramas\s?(?:/|por)\s?s(?:egundo)?|cuadros\s?(?:/|por)\s?s(?:egundo)?)(?!\p{L})`;
const WORD = String.raw`(?:frame ?rate|fps|cadence|framerate|bildrate|cadencia)\s?[:=]?\s?`;
/** «25 i/s», “29.97 DF”, «cadence : 24», “29.97 df fps”. */
const STATED = new RegExp(
  `${FIGURE}\\s?(?:${DROP}\\s?(?:${UNIT})?|${UNIT}(?:\\s?${DROP})?)|(?<!\\p{L})${WORD}${FIGURE}(?:\\s?${DROP})?(?![\\d.,]*\\d)`,
  "giu",
);
const LONGEST = 200_000;
/** Figures of rates as people shorten them. */
const SHORT: Readonly<Record<string, string>> = { "23.98": "23.976", "23.97": "23.976", "59.9": "59.94" };

/**
 * Returns the rate that a text states: «25 i/s», “29.97 DF”, «cadence : 24»; null if it states none, or several, or one
 * that is not among `rates`.
 */
export function rateStatedIn(
  text: string,
  rates: readonly FrameRateName[] = FRAME_RATES,
): FrameRateName | null {
  const stated = new Set<string>();
  for (const [, first, drop1, drop2, second, drop3] of text
    .slice(0, LONGEST)
    .replace(/\s+/g, " ")
    .matchAll(STATED)) {
    const figure = (first ?? second ?? "").replace(",", ".").replace(/\.0+$/, "");
    stated.add(`${SHORT[figure] ?? figure}${(drop1 ?? drop2 ?? drop3) ? " DF" : ""}`);
  }
  const [one, ...others] = stated;
  const name = others.length === 0 ? FRAME_RATES.find((rate) => rate === one) : undefined;
  if (name === undefined) return null;
  if (rates.includes(name)) return name;
  // Times with semicolons are drop-frame, whether a person who writes «29.97» says so or not.
  const dropped = rates.filter((rate) => RATES[rate].drop && RATES[rate].base === RATES[name].base);
  return RATES[name].ntsc && dropped.length === 1 ? (dropped[0] ?? null) : null;
}

/** Words beside a rate that is that of the list, not of a slowed shot. */
const ABOUT_LIST =
  /timeline|time ?code|(?:^|[^\p{L}])(?:tc|montage|proje[ct]t?|edit|s\p{L}quence|sequenz|secuencia|l\p{L}gende?|legend|leyenda|cadence|frame ?rate|bildrate|schnitt|montaje)(?!\p{L})/iu;

/** Returns the text of a marker if it may state the rate of its list: «timeline 24 i/s»; empty for «ralenti 50 i/s». */
export const rateTextIn = (text: string) => (ABOUT_LIST.test(text) ? text : "");

/** A rate as names of sequences shorten it, alone or behind a picture format: «2398», «25p», «1080i50», «UHD25p». */
const IN_NAME =
  /^(?:480|540|576|720|1080|2160|[248]k|uhd|hd)?([pi]?)(23976|2398|2997|5994|24|25|30|50|60)(p|psf|i|fps|n?df)?$/;
const FIGURES = new Map([
  ["23976", "23.976"],
  ["2398", "23.976"],
  ["2997", "29.97"],
  ["5994", "59.94"],
]);
/** Rates of interlaced picture, which are named by their fields. */
const OF_FIELDS = new Map([
  ["50", "25"],
  ["59.94", "29.97"],
  ["60", "30"],
]);
/** A bare number is a rate only behind the number of a version, «Film_v21_24»: «Ep_24» is an episode. */
const BARE = /(?:^|[\s_.-])v\d{1,3}[a-z]?[\s_.-]{1,3}(24|25)$/;
const LONGEST_NAME = 200;

/** Returns the rate in the name of a sequence, as «25 fps»; empty if it names none: «Delta_v3_2398», «Film 25p». */
export function rateTextInName(name: string): string {
  const text = name.slice(0, LONGEST_NAME).toLowerCase().trim();
  // A number alone behind a blank may be any other: «Production 2997».
  const words = text.replace(/(?<!\d)(\d{2})[.,](?=\d{2,3}(?!\d))/g, "_$1").matchAll(/([_-]?)([a-z0-9]+)/g);
  const named = [...words].flatMap(([, sign = "", word = ""]) => rateOfWord(word, sign) ?? []);
  const bare = BARE.exec(text)?.[1];
  const rates = new Set(named.length > 0 || !bare ? named : [`${bare} fps`]);
  return rates.size === 1 ? [...rates].join("") : "";
}

function rateOfWord(word: string, sign: string): string | null {
  const [, before = "", digits = "", after = ""] = IN_NAME.exec(word) ?? [];
  const isAlone = before === "" && after === "";
  if (digits === "" || (isAlone && (digits.length === 2 || sign === ""))) return null;
  const figure = FIGURES.get(digits) ?? digits;
  const rate = before === "i" || after === "i" ? OF_FIELDS.get(figure) : figure;
  return rate === undefined ? null : `${rate} ${after === "df" ? "DF" : "fps"}`;
}
