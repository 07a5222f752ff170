/** Words that say that a file, or all files of a folder, are no part of a delivery; parts of a regular expression. */
export const REJECTED_WORDS = [
  "rejected|refus\u00e9e?s?|rejet\u00e9e?s?|discarded|supersed\\p{L}{1,4}|unused|unreleased[\\s_-]rough",
  "scart[oi]|(?:scart|rifiut)at[aeio]|(?:verworfen|abgelehnt)(?:e[nrs]?)?|(?:descartad|rechazad|desechad)[ao]s?",
  "(?:not|non)[\\s_-](?:used|utilis\\p{L}e?s?)|not[\\s_-]delivered|nicht[\\s_-]geliefert",
  "(?:pas|non)[\\s_-](?:livr\\p{L}{1,3}|retenue?s?)",
  "\\p{L}[\\s_-](?:jeter|supprimer)|to[\\s_-]delete|da[\\s_-](?:cancellare|buttare|scartare)|zu[\\s_-]l\\p{L}schen",
  "(?:por|para)[\\s_-]borrar",
].join("|");

/** Orders to leave files out; parts of a regular expression. */
export const ORDERS = [
  "do[\\s_-]?not[\\s_-]?(?:use|ingest|import|deliver|publish|take|upload)|don['\u2019]?t[\\s_-](?:use|ingest|import)",
  "ne[\\s_-]pas[\\s_-](?:utiliser|prendre|importer|publier|livrer|int\\p{L}grer|diffuser)",
  "non[\\s_-](?:usare|prendere|importare|pubblicare|utilizzare)|no[\\s_-](?:usar|importar|publicar|utilizar|coger)",
  "nicht[\\s_-](?:verwenden|benutzen|nehmen|importieren|ver\\p{L}ffentlichen)|not[\\s_-]for[\\s_-](?:release|delivery|use)",
].join("|");
