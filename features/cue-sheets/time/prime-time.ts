/** Characters used as the prime of minutes. */
const PRIME = /[\u2018\u2019\u02bc\u2032\u00b4`]/g;
/** Characters used as the double prime of seconds. */
const DOUBLE_PRIME = /["\u201c\u201d\u2033\u02ba]/g;
/** `1h02'10`, `3'30''5` (tenths), `3'30.52''`, `75'`. */
const MINUTES = /^(?:(\d{1,2})h)?(\d{1,3})'(?:(\d{1,2})(?:''(\d)?|[.,](\d{1,3})(?:'')?)?)?$/;
/** `53''`, `31''5`, `31,5''`. */
const SECONDS = /^(\d{1,3})(?:''(\d)?|[.,](\d{1,3})'')$/;
/** `1h02`. */
const HOURS = /^(\d{1,2})h(\d{2})$/;

/**
 * Returns a length or place as French cue lists write it, in seconds; null for other texts. Two digits after the seconds
 * without a decimal point are rejected, since they may be frames or hundredths.
 */
export function readPrimes(text: string): number | null {
  const time = text.replace(PRIME, "'").replace(DOUBLE_PRIME, "''").replace(/\s+/g, "").toLowerCase();
  const long = MINUTES.exec(time) ?? HOURS.exec(time);
  if (long) {
    const [, hours, minutes, seconds = "0", tenth = "0", part = tenth] = long;
    if (hours !== undefined && Number(minutes) >= 60) return null;
    if (Number(seconds) >= 60) return null;
    return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(`${seconds}.${part}`);
  }
  const short = SECONDS.exec(time);
  if (!short) return null;
  const [, seconds, tenth = "0", part = tenth] = short;
  return Number(`${seconds}.${part}`);
}
