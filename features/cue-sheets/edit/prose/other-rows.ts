import { fold } from "#/contract/fold.ts";
import type { EditClip } from "../edit.ts";
import { namesMusic } from "../music-words.ts";
import { EFFECTS } from "../noise-names.ts";
import { isNotMusic } from "../not-music.ts";
import type { RowTitle } from "../prose-title.ts";
import { isPartOfList } from "../tables/parts-of-list.ts";
import { withoutTimes } from "./prose-times.ts";
import { plainLine } from "./quoted-lines.ts";

/** Noises as the whole text of brackets: «foghorn (fx)», «sonnette (bruitage)». */
const NOISE_IN_BRACKETS = new RegExp(
  `[([](?:${EFFECTS}|v?fx|bruits?|efectos?|effetti|rumor[ei]|ruidos?|geluid(?:en)?)[)\\]]`,
);
/** Words for music that has no title, and for people who play it, folded. */
const PLAYS =
  /(?<![\p{L}])(?:generiques?|jingles?|themes?|themen?|temas?|tapis|nappes?|virgules?|habillages?|stings?|stingers?|beds?|idents?|bumpers?|scores?|songs?|chansons?|chante[nrs]*|morceaux?|titres?|titelmelodie|titelmusik|lied(?:er)?|cancion(?:es)?|canzon[ei]|bran[oi]|bands?|orchest\p{L}+|piano|klavier|guitar\p{L}*|guitare|gitarre|accord\p{L}+|choirs?|chorales?|chor|coro|fanfare|sings?|singing|singt|canta\p{L}*|hums?|humming|instrumental|tunes?|melod\p{L}+|underscore|cues?|tracks?|ouverture|cabecera|sintonia|rafagas?|careta|cortinillas?|sigla|concert\p{L}*|trailers?)(?![\p{L}])/u;
/** A person in brackets or behind «by»: «(R. Saulnier)», “by Wren Castellow”. */
const PERSON =
  /[([](?:[^()[\]]*\s)?\p{Lu}\.[\s-]?\p{Lu}\p{L}|(?<!\p{L})(?:by|par|von|comp\.?|composer|compositeur|music|mus\.)\s\p{Lu}\p{L}*\.?\s\p{Lu}/u;
/** Codes and labels of rundowns for speech, reports and advertisements, in capitals before their contents or alone. */
const ITEM = new RegExp(
  `^(?:${[
    "PLT|PLATEAU|PUBS?|SUJET|INV|INVIT(?:\\u00c9|E)E?|DUPLEX|LANC(?:EMENT)?|BR(?:\\u00c8|E)VES|M(?:\\u00c9|E)T(?:\\u00c9|E)O|REPORTAGE|CHRONIQUE",
    "ADS?|AD BREAK|BREAK|COMMERCIALS?|PKG|VOSOT|PRES|LINK|GUEST|HEADLINES|WEATHER|NEWS|PROMO",
    "MOD|MODERATION|ANMOD(?:ERATION)?|ABMOD(?:ERATION)?|BEITRAG|WERBUNG|WETTER|NACHRICHTEN|GAST|GESPR(?:\\u00c4|AE)CH",
    "PUBLICIDAD|NOTICIAS|PLAT(?:\\u00d3|O)|INVITAD[OA]|PRESENTACI(?:\\u00d3|O)N|PUBBLICIT(?:\\u00c0|A)|SERVIZIO|OSPITE",
  ].join("|")})(?:\\s\\d{1,2})?(?:$|\\s*[-\\u2013:,(]|\\s(?=.*\\p{Ll}))`,
  "u",
);
/** What says that nothing is heard there, folded. */
const NOTHING_HEARD =
  /(?<![\p{L}])(?:hors (?:de l')?emission|pas d'extrait|aucun extrait|not in (?:this|the) (?:file|mix)|pas dans (?:ce|le) fichier|nicht in (?:dieser|der) datei|fuera de(?:l)? programa|fuori programma|sin extracto|kein ausschnitt|niet in (?:dit|deze|het) (?:bestand|programma|uitzending)|no clip)(?![\p{L}])/u;
/** Speech without anything under it, as a clause of its own, folded. */
const DRY = /[,;:\u2013-]\s*(?:dry|a sec|trocken|droog|en seco|a secco)(?: vo)?[.!]?$/;
const SPEAKER =
  "actors?|actress|hosts?|presenters?|narrators?|guests?|experts?|witness(?:es)?|professor|historian|teacher|mayor|comedien(?:ne)?|acteur|actrice|presentat(?:eur|rice)|invitee?|temoin|journaliste|maire|directeur|directrice|animat(?:eur|rice)|schauspieler(?:in)?|moderator(?:in)?|gast|experte|expertin|lehrer(?:in)?|zeuge|zeugin|actriz|presentador[ae]?s?|invitad[oa]s?|alcalde(?:sa)?|testigo|profesora?|presentator|burgemeester|lera(?:ar|res)|getuige|attore|ospite|conduttore|conduttrice|sindaco|testimone";
const SPEAKS =
  "reads?|reading|speaks?|speaking|talks?|talking|tells?|telling|explains?|explaining|argues?|arguing|lit|parle|raconte|explique|discute|temoigne|presente|liest|spricht|erzahlt|erzaehlt|redet|erklart|erklaert|lee|habla|cuenta|explica|saluda|leest|spreekt|praat|vertelt|legt uit|legge|parla|racconta|spiega";
const SPEAKER_SPEAKS = new RegExp(`(?<![\\p{L}])(?:${SPEAKER}) (?:\\p{L}+ )?(?:${SPEAKS})(?![\\p{L}])`, "u");
/** «Ruth reads the letter»: in a title the verb has a capital too, or an article precedes its subject. */
const SOMEBODY_SPEAKS = new RegExp(
  `^(?!(?:The|Le|La|Les|Der|Die|Das|El|Los|Las|Il|Lo|Gli|Mon|My|Mein|All|Everybody|Nobody)\\s)\\p{Lu}\\p{Ll}+(?:\\s\\p{Lu}\\p{Ll}+)?\\s(?:${SPEAKS})\\s\\p{Ll}`,
  "u",
);

/** What a row of a list that a person has typed is, beside its title: nothing more, a noise, or perhaps no music. */
type Kind = Pick<EditClip, "role" | "isMusicAsked">;

/** The role of a row that may be no music, so that the person is asked. */
const ASKED: Kind = { role: "marker", isMusicAsked: true };

/**
 * Returns the kind of a row that its line names beside its title. A line without any sign of music – a quoted title, a
 * code, a person, a word for music – is asked about if it reads as speech, an advertisement or an item of the
 * programme, or if rows below it (`isAbove`) divide it. A bare title is music.
 */
export function kindOfProseRow(row: RowTitle, line: string, isAbove: boolean): Kind {
  const text = withoutTimes(plainLine(line)).replace(/^[^\p{L}([]+/u, "");
  const words = fold(text.replace(/\u2019/g, "'"));
  const isNoise = NOISE_IN_BRACKETS.test(words);
  const isPlain = row.role === "" && row.reference === "";
  const isOther = isNotMusic({ name: row.title, file: "", reel: "", channels: ["A1"] });
  if (isNoise) return isPlain && !PERSON.test(text) ? { role: "sfx" } : { role: "sfx", isMusicAsked: true };
  if (!isPlain || isOther || row.isOff) return { role: row.role };
  if (NOTHING_HEARD.test(words) || DRY.test(words)) return ASKED;
  if (PERSON.test(text) || PLAYS.test(words)) return { role: row.role };
  if (ITEM.test(text)) return ASKED;
  if (namesMusic(text)) return { role: row.role };
  const isSpeech = SPEAKER_SPEAKS.test(words) || SOMEBODY_SPEAKS.test(text);
  return isAbove || isSpeech || isPartOfList(row.title) ? ASKED : { role: row.role };
}

const indentOf = (line: string) => /^[\s>]*/.exec(line)?.[0].length ?? 0;
/** Blanks by which a row stands further in than the row that it is a part of. */
const FURTHER_IN = 2;

/** Whether the row of a line is divided by the row of the next line, which stands further in. */
export const isDividedBy = (
  line: { text: string },
  below: { text: string; row: RowTitle | null } | undefined,
) => below?.row != null && indentOf(below.text) >= indentOf(line.text) + FURTHER_IN;
