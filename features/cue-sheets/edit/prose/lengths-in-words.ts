const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "10 ten dix zehn diez dieci tien",
    "12 twelve douze zw\u00f6lf doce dodici twaalf",
    "15 fifteen quinze f\u00fcnfzehn fuenfzehn quince quindici vijftien",
    "20 twenty vingt zwanzig veinte venti twintig",
    "25 twenty-five vingt-cinq f\u00fcnfundzwanzig veinticinco venticinque vijfentwintig",
    "30 thirty trente drei\u00dfig dreissig treinta trenta dertig",
    "40 forty quarante vierzig cuarenta quaranta veertig",
    "45 forty-five quarante-cinq f\u00fcnfundvierzig quarantacinque vijfenveertig",
    "50 fifty cinquante f\u00fcnfzig fuenfzig cincuenta cinquanta vijftig",
    "60 sixty soixante sechzig sesenta sessanta zestig",
    "90 ninety quatre-vingt-dix neunzig noventa novanta negentig",
  ].flatMap((line) => {
    const [number = "", ...words] = line.split(" ");
    return words.map((word) => [word, Number(number)] as const);
  }),
);
const WORDS = Object.keys(NUMBERS)
  .sort((a, b) => b.length - a.length)
  .join("|");
/** Lengths of about half a minute, a minute and a minute and a half. */
const MINUTES: readonly (readonly [string, number])[] = [
  ["une demi-minute|half a minute|(?:eine )?halbe Minute|medio minuto|mezzo minuto|een halve minuut", 30],
  [
    "une minute et demie|a minute and a half|anderthalb Minuten|un minuto y medio|un minuto e mezzo|anderhalve minuut",
    90,
  ],
  [
    "une (?:bonne |petite )?minute|a (?:good )?minute|eine (?:gute |knappe )?Minute|un (?:buen )?minuto|een (?:goede |kleine )?minuut",
    60,
  ],
];
const BEHIND_TIME = String.raw`(?<=\d[:'\u2019.h]\d{2}\s?[,;(:\u2013-]?\s?(?:(?:for|pendant|durant|w\u00e4hrend|durante|per|gedurende) )?`;
const ABOUT =
  "(?:environ|env\\.|about|around|roughly|approx\\.?|ca\\.?|circa|etwa|ungef\u00e4hr|rund|unos|unas|zo['\u2019]n|ongeveer)";
/** Such a number, in small letters, since in a title it has a capital: «12:10, trente secondes de Delta». */
const NUMBER = new RegExp(
  String.raw`${BEHIND_TIME}(?:${ABOUT} )?)(?:${WORDS})(?= (?:secondes?|seconds?|secs?|Sekunden|sekunden|seconden|segundos|secondi|minutes?|Minuten|minuten|minutos|minuti)(?!\p{L}))`,
  "gu",
);
const MINUTE = MINUTES.map(
  ([words, seconds]) =>
    [new RegExp(String.raw`${BEHIND_TIME})(?:${ABOUT} )?(?:${words})(?!\p{L})`, "gu"), seconds] as const,
);

/** Returns a line with figures for the length in words that stands behind a time. */
export function withLengthInFigures(line: string): string {
  if (line.length > 1_000 || !/\d/.test(line)) return line;
  const numbered = line.replace(NUMBER, (word) => String(NUMBERS[word] ?? word));
  return MINUTE.reduce((text, [words, seconds]) => text.replace(words, `about ${seconds} seconds`), numbered);
}
