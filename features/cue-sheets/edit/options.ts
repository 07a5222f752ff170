/** A piece that was one of several, folded: «option 2», “alt B”, «Alternative»; «piste 3» is a track of the mix. */
export const OPTION =
  "(?:options?|alternati(?:ves?|ven|v[oaie]s?|ef|even)|alts?|variantes?|varianten|propositions?|proposals?|pistes?(?! ?\\d)|opcion(?:es)?|propuestas?|opzion[ei]|propost[ae]|opties?|voorstel(?:len)?|vorschl(?:ag|age|aege))(?: (?:\\d{1,2}|[a-z]))?";
/** What is said of one that was not taken, folded. */
export const NOT_RETAINED = [
  "(?:non|pas|jamais) (?:retenue?s?|choisie?s?|gardee?s?|prise?s?|conservee?s?|selectionnee?s?)|ecartee?s?",
  "(?:not|never) (?:retained|chosen|selected|kept|picked|taken|approved)|discarded",
  "nicht (?:genommen|gewahlt|ausgewahlt|gewaehlt|ausgewaehlt|ubernommen)|verworfen",
  "no (?:elegid|seleccionad|retenid|escogid)[oa]s?|non (?:scelt|selezionat|tenut|pres)[oaie]|niet (?:gekozen|geselecteerd|genomen|behouden)|afgewezen",
].join("|");

/** The sign between such a piece and what is said of it: «option – non retenue». */
export const OPTION_SIGN = new RegExp(
  `(?<![\\p{L}\\d])(${OPTION})\\s*[-\\u2013\\u2014:,(]\\s*(?=${NOT_RETAINED}|(?:not |never |un)used|(?:non|pas) utilis|nicht (?:verwendet|benutzt|genutzt)|no usad|non usat|niet gebruikt)`,
  "giu",
);
