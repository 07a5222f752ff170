/** Words of family names that stay small: «Ana de la Tour», «Jan van der Berg». */
const SMALL = new Set("de du des d la van von der den di da del dei dos y zu zum zur ter ten".split(" "));
/** Words in capitals that are no family names: `DJ`, `III`. */
const INITIALS = /^(?:\p{L}{1,2}|[IVX]+|\p{L}(?:\.\p{L})+)$/u;

/** The first letter of each part of a name, and the one behind `Mc`: «O'Brien», «McDonald». */
const FIRST = /(?<!\p{L})\p{L}|(?<=(?<!\p{L})mc)\p{L}(?=\p{L}{2})/gu;

const isCapital = (word: string) => /\p{Lu}/u.test(word) && !/\p{Ll}|\d/u.test(word);
const isNormal = (word: string) => /^\p{Lu}\p{Ll}/u.test(word);

/**
 * Returns a person's name with a family name that lists write in capitals as people write it: «Maud KERLÉO» is «Maud
 * Kerléo», «LE DANTEC Yann» is «Le Dantec Yann». Names without a word in small letters stay as they are, and so do
 * initials: they may be somebody's choice.
 */
export function withoutCapitals(name: string): string {
  const words = name.split(" ");
  const places = words.flatMap((word, place) => (isCapital(word) ? [place] : []));
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const run = words.slice(first, last + 1);
  const others = [...words.slice(0, first), ...words.slice(last + 1)];
  const isFamily = run.length === places.length && run.some((word) => !INITIALS.test(word));
  if (!isFamily || others.length === 0 || !others.every(isNormal)) return name;
  const isParticle = (word: string, place: number) =>
    place < run.length - 1 && SMALL.has(word.toLowerCase()) && (place > 0 || first > 0);
  const calm = run.map((word, place) =>
    isParticle(word, place) ? word.toLowerCase() : word.toLowerCase().replace(FIRST, upper),
  );
  // «LA» alone begins a name, «DE LA» goes on.
  const written = calm.map((word, place) => (word === "la" && place === 0 ? "La" : word));
  return [...words.slice(0, first), ...written, ...words.slice(last + 1)].join(" ");
}

const upper = (letter: string) => letter.toUpperCase();
