/** Sentences, in lower case, that take out the music which was named last: «je la vire», “take it out”, «das nehmen wir raus». */
const OUT = [
  String.raw`(?:je|on|nous|tu|vous) (?:la|le|les|l['\u2019]) ?(?:vire|virons|vires|virez|enl\p{L}ve|enl\p{L}ves|enlevons|enlevez|retire|retirons|retirez|supprime|supprimons|supprimez|jette|zappe|d\p{L}gage)`,
  String.raw`(?:on|nous|ils|elles|je|j['\u2019]) ?(?:l['\u2019](?:ai|a|avons|ont)|les (?:ai|a|avons|ont)) (?:vir|enlev|retir|supprim|jet|zapp|d\p{L}gag)(?:\p{L}{1,3})`,
  String.raw`(?:tu peux|vous pouvez|on peut|je vais|on va|il faut|faut) (?:la|le|l['\u2019]) ?(?:virer|enlever|retirer|supprimer|jeter|zapper|d\p{L}gager)`,
  String.raw`(?:vire|virez|enl\p{L}ve|enlevez|retire|retirez|supprime|supprimez|d\p{L}gage)(?:-(?:la|le)| (?:\p{L}a|celle|celui)(?:-(?:l\p{L}|ci))?)`,
  "(?:take|took|taken|taking|pull|pulled|leave|left|cut|kick|rip) (?:that one|this one|it|that|this|them) out",
  "(?:drop|dropped|remove|removed|delete|deleted|lose|kill|killed|scrap|scrapped|ditch|ditched|bin|binned|axe|axed) (?:that one|this one|it|that|this|them)|get rid of (?:it|that one|this one)",
  String.raw`(?:nehm(?:e|en)?|nimm|werf(?:e|en)|wirf|schmei\p{L}(?:e|en)?) (?:ich |wir )?(?:ihn|sie|es|das|den|die|diesen?|dieses)(?: (?:dann|wieder|mal|doch))? (?:raus|weg)`,
  String.raw`(?:das|den|die|es|sie|ihn) (?:nehm(?:e|en)?|werf(?:e|en)|schmei\p{L}(?:e|en)) (?:ich|wir)(?: (?:dann|doch))? (?:raus|weg)|(?:das|den|die|es|sie|ihn) (?:streich|l\p{L}sch)(?:e|en) (?:ich|wir)|(?:streich|l\p{L}sch)e?n? (?:ich |wir )?(?:ihn|sie|es|das|den|die)`,
  String.raw`(?:den|die|das|der|sie|er|es) (?:kommt|fliegt|muss) (?:wieder )?raus|(?:hab|habe|haben) (?:ich |wir )?(?:ihn|sie|es|das|den|die) (?:rausgenommen|rausgeworfen|gestrichen|gel\p{L}scht)`,
  String.raw`(?:la|lo|las|los) (?:quit(?:o|amos|as|an)|elimin(?:o|amos|as)|sac(?:o|amos)|borr(?:o|amos)|(?:he|hemos|han) (?:quitado|eliminado|sacado|borrado))|(?:qu\p{L}ta|elim\p{L}na|s\p{L}ca|b\p{L}rra|quitad|sacad|eliminad)(?:la|lo)|quit(?:a|o|amos) (?:esa|ese|esta|este|eso)`,
  String.raw`(?:la|lo|li|le) (?:tolgo|togliamo|lev(?:o|iamo)|elimin(?:o|iamo))|(?:togli|leva|elimina|toglie?te|levate)(?:la|lo)|l['\u2019](?:ho|abbiamo|hanno) (?:tolt|levat|eliminat)[oa]|tog(?:li|lo|liamo) (?:quella|quello|questa|questo)`,
  String.raw`(?:haal|gooi|laat|halen|gooien|laten) (?:ik |we |wij )?(?:hem|['\u2019]m|het|die|dat|deze)(?: (?:er|maar|dan))* ?(?:eruit|uit|weg)|(?:die|dat|deze|hem) (?:haal|gooi|laat|halen|gooien|laten) (?:ik|we|wij) (?:eruit|weg)|(?:schrap|schrappen|verwijder) (?:ik |we )?(?:hem|['\u2019]m|het|die|dat|deze)|(?:die|deze|dat|hij) (?:gaat|mag|moet) eruit`,
].join("|");
/** Sentences that leave it in after all: «on la garde», “keep it”, «die bleibt drin». */
const IN = [
  String.raw`(?:je|on|nous) (?:la|le|l['\u2019]) ?(?:garde|gardons|remets?|remettons|laisse|laissons)|(?:garde|gardez|remets|remettez|laisse|laissez)-(?:la|le)`,
  "(?:keep|kept|restored?|reinstated?) (?:that one|this one|it|that|this)|(?:put|bring) (?:it|that one|this one) back|leave (?:it|that one|this one) in",
  "(?:den|die|das|es|sie) (?:behalten|lassen) wir(?: drin)?|(?:die|der|das|sie|er|es) bleibt(?: drin)?|(?:nehm(?:e|en)) (?:ich |wir )(?:sie|ihn|es) wieder rein",
  "(?:la|lo) (?:dejamos|dejo|mantenemos|recuperamos)|(?:la|lo) (?:teniamo|tengo|lasciamo|rimettiamo)|(?:die|hem|het) (?:houden|laten) we(?: erin)?",
].join("|");
const sentence = (words: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}-])`, "iu");
export const [OUT_BY_PRONOUN, IN_BY_PRONOUN] = [sentence(OUT), sentence(IN)];

/** An answer that agrees to what somebody asks to do, folded. */
export const AGREES_TO_DO =
  /^(?:ok(?:ay)?|oui|ouais|yes|yep|yeah|sure|please do|do it|go(?: ahead)?|d'accord|vas-y|allez-y|fais(?:-le)?|ja|genau|mach das|klar|si|vale|claro|hazlo|certo|va bene|fallo|prima|goed|doe maar|done|c'est fait|fait)(?:[\s,.!]+(?:ok|oui|yes|please|svp|stp|bitte|merci|thanks|danke|por favor|grazie|do it|do|vas-y))*[\s.!]*$/;
/** A part or a side of the music, which «it» may mean instead. */
export const OF_A_PART =
  /(?<!\p{L})(?:intros?|outros?|verses?|couplets?|refrains?|chorus|bridge|pont|solos?|fades?|fondus?|reverb|clicks?|vocals?|voices?|voix|drums?|batterie|strings|cordes|brass|cuivres|choirs?|ch(?:\u0153|oe)urs?|paroles|lyrics|gesang|stimmen?|schlagzeug|voces|letra|bateria|voci|testo|batteria|zang|stemmen|stems?|fin|end|d\p{L}but|schluss|final|note|accent|whoosh|hit|impact|sfx|bruitage|bruit|noise|silence|applause)(?!\p{L})/iu;
/** Places in the programme, which are no part of the music. */
export const IN_PROGRAMME =
  /(?<!\p{L})(?:at the (?:very )?end|in the end|at the start|\p{L} la (?:toute )?fin|en fin de compte|au final|au d\p{L}but|am (?:ende|anfang|schluss)|al (?:final|principio)|alla fine|all['\u2019]inizio|aan het (?:eind|einde|begin))(?!\p{L})/giu;

/** People, the music itself and its price behind an article, which a pronoun for music does not mean. */
const NOT_MEANT =
  "clients?|customers?|kund(?:e|en|in)|clientes?|klant|director|realisat\\p{L}+|r\u00e9al\\p{L}*|regiss\\p{L}+|producer|production|producteur|prod|produ[ck]tion|cha\u00eene|channel|sender|cadena|broadcaster|team|\u00e9quipe|label|agency|agence|band|editors?|monteu\\p{L}+|publishers?|\u00e9diteurs?|pri(?:x|ce)|preis|precio|prezzo|droits|rights|rechte|budget|tracks?|pieces?|songs?|cues?|music|ones?|morceaux?|musiques?|titres?|titel|st\u00fcck|musik|lied|tema|m\u00fasica|canci\u00f3n|brano|pezzo|picture|images?|immagin[ei]|bild(?:er|ern)?|im\u00e1genes|beeld|film|edit|montage|mix|show|programme?|mood|ambiance|story|best|most|same|first|last|whole|plus|moins|m\u00eame|mieux|premi\u00e8?re?|derni\u00e8?re?";
const NO_OTHER_THING = NOT_MEANT.split("|")
  .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
  .join("|");
/** Something else that is named with an article or a possessive: «la sc\u00e8ne est trop longue, on la coupe». */
export const OTHER_THING = new RegExp(
  String.raw`(?<![\p{L}'\u2019])(?:(?<!(?:je|tu|on|nous|vous|ils?|elles?|ne|no|non|io|yo|qui) )(?:(?:[Tt]he|[Oo]ur|[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Ll]as?|[Ll]es?|[Ll]os|[Ee]l|[Ii]l|[Ll]o|[Gg]li|[Nn]otre|[Cc]ette)\s|[Ll]['\u2019])(?=\p{L}{3})|(?:[Dd](?:er|ie|as|en|em)|[Uu]nser\p{L}*|[Ee]ine?[nmrs]?)\s(?=\p{Lu})|(?:has|have|had|is|are|['\u2019]s|with|in|on|at|of) (?:an?|some) (?!(?:bit|lot|little|few)(?!\p{L}))|(?:[Uu]n[ae]?|[Ee]en) (?!(?:peu|poco|po|beetje)(?!\p{L})))(?!(?:${NO_OTHER_THING})(?!\p{L}))`,
  "u",
);
/** A condition at the start of a clause: \u00abSi \u00e7a ne va pas, vire-la\u00bb, \u201cif they hate it, drop it\u201d. */
export const CONDITION =
  /(?:^|[.!?:,;]\s*|\s[-\u2013\u2014]\s|(?<!\p{L})(?:sauf|mais|but|aber|pero|ma|und|et|and|only|except)\s)(?:s['\u2019]|(?:si|if|unless|in case|wenn|falls|sofern|indien|als|se|au cas o\u00f9)\s+)(?=\p{L})/iu;
/** A wish of somebody else, which nobody may have met. */
export const WISHED =
  /(?<!\p{L})(?:ask(?:s|ed)|wants?|wanted|would like|suggest(?:s|ed)?|veu(?:t|lent)|voulai\p{L}+|aimerai\p{L}+|demand\p{L}+|propos\p{L}+|m\u00f6chte\p{L}*|wollte\p{L}*|quier\p{L}+|quer\p{L}+|vuole|vogliono|vorrebb\p{L}+|wil|willen|wilde\p{L}*)(?!\p{L})/iu;
