/** An IPI name number has eleven digits; people omit its leading zeros. */
const IPI = 11;
/** Letters and figures in one piece: «qse14» has two. */
const RUN = /\d+|[a-z]+/g;
/** A reference: letters of a library or an album, and up to three numbers: album, disc, track. */
const MOST_NUMBERS = 3;
/** Digits to which references write their numbers: «QSE-0014», «QSE-014», «QSE-14»; tracks have fewer. */
const WIDTHS = { album: [2, 3, 4], track: [2, 3] };

/** Joins the key of a reference whose last number is a single digit set off: «QSE-14-3», which is not «QSE-143». */
export const SET_OFF = "-";

/**
 * Returns the spellings in which the catalogue may have a code, the likeliest first, each group only if none before it
 * is known. People type the first track of an album «SIL 201/1» or «SIL 201-1» as well as «SIL 201-01», and leave out or
 * add zeros before any number: «qse14 3» for «QSE-014-03».
 * @param pieces letters and digits in lower case, as separators part them
 * @param isFollowed whether a last figure may belong to the word after it
 */
export function spellingsOf(pieces: readonly string[], isFollowed: boolean): readonly (readonly string[])[] {
  const code = pieces.join("");
  const ipi = /^\d+$/.test(code) && code.length < IPI ? [code.padStart(IPI, "0")] : [];
  const whole = [code, ...ipi];
  const [last = "", before = ""] = pieces.toReversed();
  if (isFollowed) return [whole];
  const others = withOtherZeros(pieces).filter((one) => one !== code);
  // A digit alone is the number of a track, and no further figure of the album.
  if (!/^\d$/.test(last) || !/\d$/.test(before)) return [whole, others];
  const head = pieces.slice(0, -1).join("");
  return [[head + SET_OFF + last], [`${head}0${last}`], others, whole];
}

/** Returns a reference with fewer or more zeros before its numbers; none for other codes. */
function withOtherZeros(pieces: readonly string[]): string[] {
  const [letters = "", ...numbers] = pieces.join(" ").match(RUN) ?? [];
  const isReference =
    /^[a-z]+$/.test(letters) &&
    numbers.length > 0 &&
    numbers.length <= MOST_NUMBERS &&
    numbers.every((one) => /^\d+$/.test(one));
  if (!isReference) return [];
  const forms = numbers.map((number, place) => widths(number, place === 0 ? WIDTHS.album : WIDTHS.track));
  const isTrack = (place: number) => place > 0 && place === numbers.length - 1;
  return forms.reduce(
    (codes, own, place) =>
      codes.flatMap((code) =>
        own.map((form) => code + (isTrack(place) && /^\d$/.test(form) ? SET_OFF : "") + form),
      ),
    [letters],
  );
}

function widths(number: string, wide: readonly number[]): string[] {
  const plain = number.replace(/^0+(?=\d)/, "");
  return [...new Set([number, plain, ...wide.map((width) => plain.padStart(width, "0"))])];
}
