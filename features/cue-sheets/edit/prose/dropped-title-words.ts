/** Participles of the verbs for music that is taken out. */
const TAKEN = String.raw`(?:vir|enlev|retir|supprim|jet|annul)(?:\u00e9|e)e?s?|dropped|removed|pulled|cut|lost|killed|axed|deleted|ditched|quitado|eliminado|sacado|tolto|tagliato|eliminato|levato`;
/** Before a title: «on a vir\u00e9 Delta», “client says no to Delta”, «abbiamo tolto Delta». */
export const OUT_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:says?|said|dit|sagt|sagte|dice|ha detto) (?:no|non|nein) (?:to|\u00e0|a|zu|f\u00fcr)|(?:[Oo]n a|[Nn]ous avons|[Jj]['\u2019]ai|[Ii]ls ont|[Ww]e(?:['\u2019]ve| have)?|[Tt]hey(?:['\u2019]ve| have)?|I|[Hh]emos|[Hh]an|[Aa]bbiamo|[Hh]anno|[Hh]o) (?:\p{L}+ )?(?:${TAKEN}))\s(?=["\u00ab\u201c\u201e]?\s?[\p{Lu}\p{N}])`,
  "u",
);
/** Where a sentence that ends with its verb may go on. */
const ON_MIX_OR_TIME =
  "au mix(?:age)?|au montage|hier|gestern|yesterday|in the (?:mix|edit|end)|now|sorry|finalement|du coup|al final|alla fine";
const END_OF_CLAUSE = String.raw`\s*(?:[,;.!(]|$)`;
/** «Delta fliegt raus», “Delta is out”, «Delta saute», «haben wir Delta gestrichen». */
export const OUT_BEHIND = new RegExp(
  String.raw`\s(?:${[
    "vervalt|valt weg|is (?:geschrapt|vervallen|eruit|weggelaten)",
    "fliegt raus|f(?:\u00e4|ae)llt weg|entf(?:\u00e4|ae)llt|ist raus",
    "(?:wurde |haben wir )?(?:gestrichen|rausgenommen|herausgenommen)",
    "is (?:out|gone|dropped|cut)|(?:was|has been|got) (?:dropped|cut|removed|pulled)",
    "saute|a saut\u00e9|(?:a \u00e9t\u00e9|est) (?:vir|supprim|enlev|retir|annul)(?:\u00e9|e)e?",
    "(?:se )?queda fuera|(?:se|la) quita(?:mos)?|ha sido (?:quitad|eliminad)[oa]",
    "(?:\u00e8|e) (?:stat[oa] )?(?:tolt|tagliat|eliminat)[oa]",
  ].join("|")})(?=${END_OF_CLAUSE}|\s(?:${ON_MIX_OR_TIME})(?!\p{L}))`,
  "iu",
);
const withCapital = (word: string) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`;
/** Returns a pattern for words that stand before a title, with a capital at the start of a sentence. */
const beforeTitle = (words: readonly string[]) =>
  String.raw`(?:${words.map(withCapital).join("|")})\s(?=["\u00ab\u201c\u201e]?\s?[\p{Lu}\p{N}])`;
/** Where a sentence may start, with a word for the person who drops the music or without. */
const SENTENCE_START = String.raw`(?:(?<=^|[,;.:!]\s?|(?<!\p{L})(?:NON|NO|NEIN|[Nn]on|[Nn]o|[Nn]ein|[Ff]inalement|[Oo]k|et|and|und|y|e|donc|so)\s)|(?<!\p{L})(?:[Oo]n|[Jj]e|[Ff]aut|[Ww]e|[Ww]e'll|[Ll]et's|[Ii]'ll|I|[Hh]ay que|[Bb]isogna)\s)`;
/** «NON on enl\u00e8ve Delta», “we drop Delta”, «virer Delta», «togliamo Delta»: not «on coupe Delta», which may shorten it. */
export const OUT_NOW = new RegExp(
  SENTENCE_START +
    beforeTitle([
      ...["enl\\p{L}v", "vir", "retir", "supprim", "jett?"].map((stem) => `${stem}(?:e|er|ons|ez)`),
      ...["drop", "remove", "lose", "kill", "delete", "ditch", "scrap", "streich(?:en|t)(?: wir)?"],
      ...["quit(?:amos|ar|a)", "sac(?:amos|ar)", "elimin(?:amos|ar|iamo|are)", "fuera"],
      ...["togli(?:amo|ere)?", "lev(?:iamo|are)", "via"],
    ]),
  "u",
);
/** «Wir nehmen Delta raus», «Delta raus», «Delta streichen». */
export const OUT_NOW_BEHIND =
  /\s(?:raus(?:nehmen)?|rausschmei\p{L}en|streichen|weglassen)(?=\s*(?:[,;.!(]|$))/iu;
export const IN_BEFORE = new RegExp(
  String.raw`(?<!\p{L})` +
    beforeTitle([
      ...["gard(?:ez|ons|e|er)", "remett(?:ez|ons|re)", "keep", "restore", "reinstate", "bring back"],
      ...[
        "put back",
        "behalten(?: wir)?",
        "dejamos",
        "dejad",
        "mantenemos",
        "teniamo",
        "tenete",
        "rimettiamo",
      ],
    ]),
  "u",
);
export const IN_BEHIND =
  /\s(?:is back(?: in)?|is in again|stays(?: in)?|put back|(?:est )?remise?|(?:ist )?wieder (?:drin|rein)|bleibt(?: drin)?|se queda|rimane|resta)(?=\s*(?:[,;.!(]|$)|\s(?:finalement|in the end|after all|doch|al final|alla fine)(?!\p{L}))/iu;
/**
 * Words behind a title, folded, with which a sentence still takes out all of its music: politeness, a reason, the whole
 * programme. With others it may only change it: “drop Delta 3 dB”, «on enl\u00e8ve Delta \u00e0 1:10».
 */
export const STILL_ALL = new RegExp(
  `(?: (?:${[
    "svp|stp|s il (?:te|vous) plait|please|bitte|por favor|per favore|merci|thanks|danke",
    "finalement|now|then|du coup|completement|completely|altogether|entirely|entierement|ganz",
    "au mix(?:age)?|au montage|in the (?:mix|edit|end)",
    "from the (?:edit|cut|film|show|mix|programme?|episode)|du (?:film|montage|mix(?:age)?)|de l (?:episode|emission)",
    "hier|gestern|yesterday|sorry|after all|al final(?:e)?|alla fine|am ende|instead|a la place|stattdessen",
    "(?:parce que?|because|car|puisque|since|weil|porque|perche|as it|(?:c est |it s |its )?(?:trop|too)|remplacee?|replaced|swapped|ersetzt) .*",
    "(?:et|mais) (?:on|je) (?:garde|met|prend|remplace) .*",
    "(?:and|but) (?:(?:we|i) )?(?:keep|use|put|go with) .*",
  ].join("|")}))+$`,
);
/** What the next clause says of a part of the music only: «, 3 dB», «: at 1:10», “- 2 s earlier”. */
export const ON_A_PART =
  /^\s*[,;.:(\u2013-]\s*(?:(?:at|\u00e0|a|de|from|by|um|bei|ab|von|bis|alle|a las|di|until|jusqu['\u2019]\u00e0|d\u00e8s)\s)?[+-]?\d+(?:[:.'\u2019,]\d|\s?(?:dB|s|secs?|sek|frames?|images?)(?!\p{L}))/iu;
/** In German «raus» behind a title may be its fade, or with a time the point where it ends. */
export const OUT_POINT =
  /(?<!\p{L})(?:fade|blende)(?!\p{L})|\d[:.'\u2019]\d\d|\d\s?(?:s|sek|min)\.?(?!\p{L})/iu;
/** «At 1:20 Delta is out»: the point where it ends. */
export const AT_TIME =
  /(?<!\p{L})(?:at|\u00e0|um|bei|ab|from|d\u00e8s|alle|a las|desde)\s(?:\d+:)+\d\d(?![\d:])/iu;
export const IS_OUT = /^\s(?:is (?:out|gone)|ist raus)$/iu;
/** Right behind the title, “keep Alba out”, but not “keep Alba out at 1:10”, which tells where it ends. */
const OUT = String.raw`(?:(?!fad|way|com|go|ring|play)\p{L}+ )?(?:out|off|away|aside|muted?|silent|unused|on hold|in reserve|en reserve|de cote|sous le coude|coupee?|muette?|dehors|raus|draussen|weg|stumm|fuera|fuori)(?! (?:at|a|um|bei|alle|until|till|by|from) \d)(?! at the end)`;
const NEXT =
  "next|prochaine?|suivante?|nachste[nrs]?|naechste[nrs]?|proxim[oa]|prossim[oa]|autre|another|other|andere[nrs]?|otr[oa]|altr[oa]";
const OCCASION =
  "one|time|fois|mal|vez|volta|films?|show|shows|episodes?|emissions?|programmes?|project|projets?|projekt|folge|sendung|programa|proyecto|puntata|saison|season|staffel";
const LATER = "later|plus tard|spater|spaeter|mas tarde|dopo";
const OTHER_PROGRAMME = "trailer|teaser|bande annonce|promo|episode|season|saison|ep|folge|episodio|puntata";
/** What stands behind a title that stays away, folded: “keep Alba out”, «gardez Alba pour le prochain \u00e9pisode». */
export const STAYS_AWAY = new RegExp(
  [
    `^${OUT}(?: |$)`,
    `(?:^| )(?:${NEXT}) (?:${OCCASION})(?: |$)`,
    `(?:^| )(?:for|pour|fur|fuer|para|per) (?:${LATER}|(?:the |la |le |l |den |die |el |il )?(?:${OTHER_PROGRAMME}))(?: |$)`,
    "(?:^| )(?:episode|emission) (?:d apres|suivante?)(?: |$)",
  ].join("|"),
  "u",
);
