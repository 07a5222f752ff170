/** Sampling rates, bit depths and bit rates that are usual, each with its unit: `48k`, `44.1 kHz`, `24bit`. */
const RATE = String.raw`(?:22|32|44|44[.,]1|48|64|88|88[.,]2|96|128|176|176[.,]4|192|256|320)\s?k(?:hz|bps)?(?!\p{L})|(?:16|24|32)[\s-]?bits?(?!\p{L})`;
const SURROUND = String.raw`(?:5|7)[.,]1(?!\d)|surround(?!\p{L})`;
const CHANNELS = String.raw`(?:stereo|mono)(?!\p{L})|${SURROUND}`;
const TOKEN = `(?:${RATE}|${CHANNELS})`;
/** What separates a format from a title. A space does so only before a rate, since titles may end with «Stereo». */
const BEFORE = String.raw`(?:_|\s[-\u2013]\s|\s*[([]\s*|\s+(?=${RATE}))`;
const RUN = new RegExp(
  String.raw`${BEFORE}${TOKEN}(?:[\s_,/-]{1,3}${TOKEN}){0,3}(?:\s*[)\]])?(?=$|[\s_([-])`,
  "giu",
);
const TELLING = new RegExp(`${RATE}|${SURROUND}`, "iu");
const IS_SURROUND = new RegExp(SURROUND, "iu");
const IS_MONO = /(?<!\p{L})mono(?!\p{L})/iu;
/** A catalogue plays two channels: mono is taken only where there is no stereo, and surround where there is neither. */
const IF_NO_STEREO = { mono: -1_000, surround: -2_000 };

/** Returns the sum of the rates in a text, which orders formats: mono comes after every stereo one, surround last. */
export function qualityOf(format: string): number {
  const numbers = format.replace(IS_SURROUND, "").match(/\d+/g) ?? [];
  const sum = numbers.reduce((total, one) => total + Number(one), 0);
  if (IS_SURROUND.test(format)) return sum + IF_NO_STEREO.surround;
  return IS_MONO.test(format) ? sum + IF_NO_STEREO.mono : sum;
}

/**
 * Splits formats from a file's name: `Delta_Stereo_48k_ohne Drums` is `Delta_ohne Drums`. Without a rate or a number of
 * channels the words stay: «Delta_Stereo».
 */
export function withoutFormatInName(name: string): { name: string; quality: number } {
  let quality = 0;
  const rest = name.replace(RUN, (run) => {
    if (!TELLING.test(run)) return run;
    quality += qualityOf(run);
    return "";
  });
  return /[\p{L}\p{N}]/u.test(rest) ? { name: rest, quality } : { name, quality: 0 };
}
