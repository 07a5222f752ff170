/** Longer texts are no times. */
const LONGEST = 60;
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
/** Words before a time that is not exact: «ca. 50''», «env. 45 s». The time counts as it is written. */
const ABOUT =
  /^(?:ca\.?|circa|env(?:\.|iron)?|about|approx\.?|approximately|etwa|ungef(?:ae|\u00e4)hr|unos|aprox\.?|[~\u2248])/;
const MINUTE_WORD = "(?:mn|mins?|minutes?|minuten|minutos?|minut[oi])\\.?";
const SECOND_WORD = "(?:s|secs?|sek|segs?|seconds?|secondes?|sekunden?|segundos?|second[oi])\\.?";
/** `1min10`, `2minuteset5secondes`, `1m28s`. `1m28` is the number of a cue. */
const MINUTES_AND_SECONDS = new RegExp(
  `^(\\d{1,3})(?:${MINUTE_WORD}(?:et|and|und|y|e)?|m(?=\\d+s))(\\d{1,2})(?:${SECOND_WORD})?$`,
);
/** `3min`, `2,5min`. With two digits after the point, `1.30min`, nobody can say whether they are seconds. */
const MINUTES_ALONE = new RegExp(`^(\\d{1,3}(?:[.,]\\d)?)${MINUTE_WORD}$`);
const SECONDS_ALONE = new RegExp(`^(\\d{1,4}(?:[.,]\\d{1,3})?)${SECOND_WORD}$`);
/** `0:28min`. */
const CLOCK_WITH_UNIT = new RegExp(`^(\\d{1,3}):(\\d{2})${MINUTE_WORD}$`);

/** Returns a time with its units in words, in seconds; null for other texts. `time` has no blanks and no capitals. */
function readUnits(time: string): number | null {
  const alone = SECONDS_ALONE.exec(time) ?? MINUTES_ALONE.exec(time);
  if (alone) return Number(alone[1]?.replace(",", ".")) * (SECONDS_ALONE.test(time) ? 1 : 60);
  const [, minutes, seconds] = MINUTES_AND_SECONDS.exec(time) ?? CLOCK_WITH_UNIT.exec(time) ?? [];
  if (minutes === undefined || Number(seconds) >= 60) return null;
  return Number(minutes) * 60 + Number(seconds);
}

/**
 * Returns a length or place as people type it, with primes or with words for its units, in seconds; null for other
 * texts. Two digits after the double prime are rejected, since they may be frames or hundredths.
 */
export function readTypedTime(text: string): number | null {
  if (text.length > LONGEST) return null;
  const time = text
    .replace(PRIME, "'")
    .replace(DOUBLE_PRIME, "''")
    .replace(/\s+/g, "")
    .toLowerCase()
    .replace(ABOUT, "");
  const long = MINUTES.exec(time) ?? HOURS.exec(time);
  if (long) {
    const [, hours, minutes, seconds = "0", tenth = "0", part = tenth] = long;
    if (hours !== undefined && Number(minutes) >= 60) return null;
    if (Number(seconds) >= 60) return null;
    return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(`${seconds}.${part}`);
  }
  const short = SECONDS.exec(time);
  if (!short) return readUnits(time);
  const [, seconds, tenth = "0", part = tenth] = short;
  return Number(`${seconds}.${part}`);
}
