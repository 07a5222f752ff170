/** Remarks, folded, that others declare the music: “they report their own music”, «déclarée par le distributeur». */
export const OTHERS_REPORT = [
  "(?:they|it|he|she)(?: will|'ll)? (?:report|declare|file)s? (?:their|its|his|her) own (?:music|cues?|cue ?sheets?|tracks?)",
  "(?:report|declare|file)s? (?:their|its|his|her) own (?:music|cues?|cue ?sheets?)|(?:has|have) (?:its|their) own cue ?sheet",
  "(?:music )?(?:is )?(?:reported|declared|filed) (?:separately|elsewhere|by (?:the )?(?:distributor|advertiser|agency|label|them|others|studio))",
  "(?:ils?|elles?) (?:declarent?|deposent?) (?:eux-memes |elles-memes )?(?:leur|sa) (?:propre )?(?:musique|feuille|cue ?sheet)|(?:declarent?|deposent?) (?:leur|sa) propre (?:musique|feuille|cue ?sheet)",
  "(?:musique )?declaree?s? (?:a part|ailleurs|separement|par (?:le |la |l'|les )?(?:distributeur|agence|regie|annonceur|studio)s?)|(?:ils ont|elle a|il a|a|ont) (?:sa|leur) propre (?:feuille|cue ?sheet|declaration)",
  "(?:(?:sie|die) )?(?:melden|meldet) (?:ihre|seine)(?: eigene)? musik selbst|(?:wird |musik )?(?:separat|extern|(?:vom|von der) (?:verleih|agentur|sender)) gemeldet|(?:hat|haben) (?:eine |ein )?eigene[ns]? (?:musikmeldung|cue ?sheet)",
  "(?:ellos )?declaran su (?:propia )?musica|(?:musica )?declarad[oa] (?:aparte|por (?:el |la )?(?:distribuidor[a]?|agencia))|tienen? su propi[oa] (?:hoja|cue ?sheet)",
  "(?:loro )?dichiarano (?:loro )?la (?:loro|propria) musica|(?:musica )?dichiarat[oa] (?:a parte|dal(?:la)? (?:distributore|agenzia))|hanno il loro cue ?sheet",
  "(?:zij |ze )?(?:geven|melden) hun eigen muziek(?: zelf)?(?: op| aan)?|(?:muziek )?(?:wordt )?apart (?:gemeld|opgegeven|aangegeven)",
].join("|");
