import { fold } from "#/contract/fold.ts";

const words = (...lists: readonly string[]) => lists.join("|");
/** Ordinal numbers in English, French, German, Spanish, Italian and Dutch, folded, from the first on. */
const ORDINALS = [
  "first|very first|1st|(?:tout )?premiere?|1ere?|erste[rnms]?|1\\.|primer[oa]?|1(?:er)?[oa\u00ba\u00aa]|prim[oa]|eerste|1e",
  "second|2nd|deuxieme|seconde?|2(?:e|eme|nde?)|zweite[rnms]?|2\\.|segund[oa]|2[oa\u00ba\u00aa]|second[oa]|tweede",
  "third|3rd|troisieme|3e(?:me)?|dritte[rnms]?|3\\.|tercer[oa]?|3[oa\u00ba\u00aa]|terz[oa]|derde",
  "fourth|4th|quatrieme|4e(?:me)?|vierte[rnms]?|4\\.|cuart[oa]|4[oa\u00ba\u00aa]|quart[oa]|vierde",
  "fifth|5th|cinquieme|5e(?:me)?|funfte[rnms]?|5\\.|quint[oa]|5[oa\u00ba\u00aa]|vijfde",
];
const ORDINAL = `(?:${ORDINALS.map((one, at) => `(?<o${at}>${one})`).join("|")})`;
const PIECE = words(
  "(?:one|track|piece|song|cue|music|title|tune|number",
  "morceau|titre|musique|zi[kc]|piste|theme|chanson|son|stuck|titel|musik|lied|nummer",
  "brano|pezzo|titolo|musica|canzone|tema|cancion|pieza|muziek|muziekje|stuk|liedje|track)",
);
const ARTICLE = "(?:the|la|le|l'|der|die|das|dem|den|zum|el|lo|il|het|de|du|al|del|della|aux?|als)";
/** Words for music that returns, before or behind the number. */
const AGAIN = words(
  "(?:(?:once )?(?:again|more)|(?:is )?back|returns?|repeated|reprise(?: de| du)?|repeat(?: of)?|encore(?: une fois)?",
  "(?:a|de) nouveau|re|rebelote|bis|nochmals?|noch ?(?:ein)?mal|wieder|erneut|otra vez|de nuevo|di nuovo|ancora(?: una volta)?",
  "nog (?:een keer|eens|maals)|nogmaals|opnieuw|weer|back to|retour (?:de|du|a)|return of|revient)",
);
const SAME = words(
  "(?:(?:the )?same(?: (?:music|track|piece|song|cue|one|thing))? (?:as|like)|same|as|like|(?:le |la )?meme(?: (?:musique|morceau|titre|chose))? que|comme|idem(?: que)?|ditto",
  "wie|gleiche?[rsn]?(?: (?:musik|titel|stuck))? wie|(?:der|die|das)selbe[rn]?(?: (?:musik|titel|stuck))? wie|igual que|(?:el |la |lo )?mism[oa](?: (?:tema|musica|cancion))? que|como",
  "(?:lo |la )?stess[oa](?: (?:brano|musica))?(?: del?| che)?|come|uguale a|(?:het|de)zelfde(?: (?:muziek|nummer|titel))? als|(?:zo)?als)",
);
const AT_START = words(
  "(?:(?:at|in) the (?:start|beginning)|the (?:start|beginning)|au (?:tout )?debut|du debut|am anfang|zu beginn|am beginn",
  "al (?:principio|inicio|comienzo)|all'inizio|in het begin|aan het begin)",
);
const NUMBER_SIGN =
  "(?:n[\u00b0\u00ba]|#|no\\.?|nr\\.?|num(?:ero)?|number|nummer|cue|track|titre|title|titel)";
const NUMBER = `${NUMBER_SIGN}?\\s?#?(?<number>\\d{1,3})`;
/** “Reprise 2” is the second reprise: behind such a word only a sign or an article tells that a row is meant. */
const TOLD_NUMBER = `(?:${NUMBER_SIGN}|${ARTICLE} )\\s?#?(?<number>\\d{1,3})`;
const NAMED = `(?:${ARTICLE} ?)?${ORDINAL}(?: (?<piece>${PIECE}))?(?: (?:in|of|on|de|der|dem|aus|von|del|della) (?:the |la |le |l'|der )?(?:list\\p{L}*|mail|top|haut))?`;
const SEPARATED = "[\\s,:\u2013-]+";
const SURE = [
  new RegExp(`^${AGAIN}${SEPARATED}${NAMED}$`, "u"),
  new RegExp(`^${NAMED}${SEPARATED}${AGAIN}$`, "u"),
  new RegExp(`^(?:${AGAIN}${SEPARATED})?${SAME} ${NAMED}$`, "u"),
  new RegExp(`^(?:${AGAIN}${SEPARATED})?${SAME} (?<start>${AT_START})$`, "u"),
  new RegExp(`^(?:${AGAIN}${SEPARATED})(?:${ARTICLE} )?${TOLD_NUMBER}$`, "u"),
  // «2 bis» is a number of its own.
  new RegExp(`^(?:${ARTICLE} )?${NUMBER}${SEPARATED}(?!bis$)${AGAIN}$`, "u"),
  new RegExp(`^(?:${AGAIN}${SEPARATED})?${SAME} ${NUMBER}$`, "u"),
];
/** “The first one” without a word for music that returns: a title may be called so, but no one declares it. */
const PERHAPS = new RegExp(`^${NAMED}$`, "u");
const MAY_REFER = new RegExp(`${ORDINAL}|\\d|${AT_START}`, "u");
const LONGEST = 60;
/** A capital behind the first word, which only titles have, “The Second Return”, beside the nouns of German. */
const IN_TITLE_CASE =
  /(?<=[\p{L}\p{N}][^\p{L}]*\s)(?!(?:Mal|St\u00fcck|Titel|Musik|Lied|Nummer|Anfang|Beginn|Nr|N[\u00b0\u00ba])(?!\p{L}))\p{Lu}/u;
const isTitle = (text: string) => /\p{Ll}/u.test(text) && IN_TITLE_CASE.test(text);

/** The piece of a list that a text means by its place in it, from one on, and whether it surely does. */
export type PieceMeant = { order: number; isNumber: boolean; isSure: boolean };

/**
 * Returns the piece that a row means by its place in the list instead of a title: “first one again”, «encore le premier»,
 * “same as 1”, «wie am Anfang»; null if it means none.
 */
export function pieceMeant(written: string): PieceMeant | null {
  if (written.length > LONGEST || isTitle(written)) return null;
  const text = fold(written)
    .replace(/\u2019/g, "'")
    .replace(/\s+/g, " ")
    .replace(/^[\s:,;.\u2013-]+|[\s:,;!.\u2013-]+$/g, "");
  if (!MAY_REFER.test(text)) return null;
  const sure = SURE.map((one) => one.exec(text)?.groups).find((groups) => groups !== undefined);
  // «Premier Amour» and “First One” are titles: such words alone start with a small letter.
  const perhaps = sure || /^\P{L}*\p{Lu}/u.test(written) ? undefined : PERHAPS.exec(text)?.groups;
  const groups = sure ?? (perhaps?.piece === undefined ? undefined : perhaps);
  if (!groups) return null;
  const ordinal = ORDINALS.findIndex((_, at) => groups[`o${at}`] !== undefined);
  const isNumber = groups.number !== undefined;
  const order = isNumber ? Number(groups.number) : groups.start === undefined ? ordinal + 1 : 1;
  return order < 1 ? null : { order, isNumber, isSure: sure !== undefined };
}

/** The pieces of a list in their order, as far as its rows have been read. */
export class PiecesInOrder<Piece> {
  private readonly rows: string[] = [];
  private readonly pieces = new Map<string, Piece>();
  private readonly order: string[] = [];

  /** Adds a row with a title of its own; the first row of a title counts. */
  add(title: string, piece: Piece): void {
    const key = fold(title);
    this.rows.push(key);
    if (this.pieces.has(key)) return;
    this.pieces.set(key, piece);
    this.order.push(key);
  }

  /** Returns the piece at a place; null if rows that repeat a piece leave open which is counted, or if there is none. */
  at(order: number): Piece | null {
    const key = this.order[order - 1];
    return key === undefined || this.rows[order - 1] !== key ? null : (this.pieces.get(key) ?? null);
  }
}
