import { withoutExtension } from "#/contract/file-extension.ts";
import { fold } from "#/contract/fold.ts";
import type { Use } from "./used-music.ts";

const alternatives = (...lists: readonly string[]) => `\\b(${lists.join("|")})\\b`;

/** What editors call voices, sounds of the place and noises; a clip that the catalogue knows is music whatever it is called. */
const NAMES = [
  "interview|itw|itv|entretien|entrevista|intervista|voix|voice|vo|vox|narration|narrat(?:or|eur)|narradora?",
  "commentaire|dialogues?|dial|presentat(?:eur|rice)|journalist(?:es?|in)|sprecher(?:in)?|locutora?|locucion|locucao",
  "ambiances?|ambiences?|ambi|amb|atmos?|room ?tone|wild ?track|boom|hf|lav|silence",
  "sfx|fx|bruitages?|foley|bruits?|gerausche?|whoosh|swoosh|buzzer(?! beater)|applau(?:se?|dissements?|di)|aplausos",
];
/** What tracks, roles, reels and folders are called besides: a title may have such a word, a label has it for what it holds. */
const LABELS = [
  "dx|dia|dlg|dialog(?:e|os|hi|hos)?|prod|production|adr|off|loc|locu|voz|vozes|voces|voce|voci|host|^mics?(?: \\d+)?$|speaker",
  "bgs?|backgrounds?|atm|ambientes?|ambienti?|crowds?|walla|pfx",
  "effects?|effets?|effekte?|effetti|efectos?|efeitos?|ruidos?|rumori|print ?master|printmaster|markers?",
];
const NOT_MUSIC = new RegExp(alternatives(...NAMES));
const NOT_MUSIC_LABEL = new RegExp(alternatives(...NAMES, ...LABELS));
/** The same where it is written so, and else words of titles: «Le sot», «Ô ton visage», «Un son seul», «Zoom 2000», «Perche no», «Open Mic». */
const WRITTEN = [
  "SOT|SONS? SEULS?|AMBIENTE|ambiente|Ambiente$",
  "[Oo]-[Tt](?:on|ON)",
  "(?:ZOOM|[Zz]oom)(?: 0\\d{2}|[_-]?\\d{3})\\d*",
  "(?:PERCHE|[Pp]erche)(?=_|[ -]?\\d|$)",
  "(?:ISO|[Ii]so|HOST|[Hh]ost)[ _-][Mm]ic$",
].join("|");
/** Codes of sound editors with which a name begins; a figure or a word alone behind some is a title: «DX 7», «RT_66», «ATM_Robbery». */
const FIGURE = "[1-9]\\d*(?![\\p{L}\\d])";
const CODES = `^(?:(?:DX(?!.\\d(?![\\p{L}\\d]))|DLG|ADR|PFX)[ _-]|(?:FOULE|WALLA|CROWD)_|RT_(?!${FIGURE})|(?:DIA|ATM|BG|[Cc]rowd)_(?!${FIGURE}|\\p{Lu}\\p{Ll}+$))(?=\\S)`;
const AS_WRITTEN = new RegExp(
  `^[Ss]ons? (?:seuls?|t\\p{L}moins?)(?!\\p{L})|${CODES}|(?<![\\p{L}\\p{N}])(?:${WRITTEN})(?!\\p{L})`,
  "u",
);

/** What says in a name that it is music all the same: «Musique d’ambiance», «MUS + SFX», «M&E». */
const MUSIC =
  /\b(music|musiques?|musik(?:en)?|musicas?|musiche|mx|mus|score|bgm|colonna sonora|banda sonora)\b/;
const MUSIC_AND_EFFECTS = /(?<![a-z])m ?[&+] ?e(?![a-z])/;
/** A reel that is a label, as «DX01» or «MUSIC»: elsewhere it is the name of a file, or a tape, which may be called «BOOM». */
const LABEL = /^\p{L}{2,12}[ _-]?\d{0,4}$/u;
const isLabel = (reel: string) => LABEL.test(reel) && (/\d$/.test(reel) || isMusicLabel(reel));

/** What a version of music is without: «Night Bus (no vox)», «Delta sans voix». */
const LACKING =
  /\b(?:no|non|without|sans|ohne|sin|senza|sem|minus|less|w o) (?:vo|vox|voix|voices?|voz|voces|voce|stimmen?|sfx|fx|effects?|narration)\b/g;

const wordsOf = (name: string) => fold(name).replace(/[^a-z0-9]+|(?<=[a-z])(?=\d)/g, " ");

const saysMusic = (name: string) => MUSIC.test(wordsOf(name)) || MUSIC_AND_EFFECTS.test(fold(name));
const saysOther = (name: string, words = NOT_MUSIC) =>
  words.test(wordsOf(name).replace(LACKING, " ")) || AS_WRITTEN.test(withoutExtension(name.normalize("NFC")));
/** Whether a track, a role or a folder says by its name that it holds music and nothing else. */
export const isMusicLabel = (label: string) => saysMusic(label) && !saysOther(label, NOT_MUSIC_LABEL);
/** Whether it says that it holds other sounds than music. */
export const isOtherLabel = (label: string) => saysOther(label, NOT_MUSIC_LABEL) && !saysMusic(label);

const KINDS = new RegExp(`${MUSIC.source}|${NOT_MUSIC.source}|\\b(off|library|\\d+)\\b`, "g");
/** Whether a folder is called by a kind of sound alone: «05_Musique», not «Musiques & sons» or «Interview Martin». */
const isOfOneKind = (folder: string) => wordsOf(folder).replace(KINDS, " ").trim() === "";

type Named = Pick<Use, "name" | "file" | "reel" | "role" | "channels" | "folder">;

/** What says of a use what kind of sound it is: its role or reel, and the folder of its file. */
const labelsOf = ({ role = "", reel, folder = "" }: Named) => [
  role,
  ...(isLabel(reel) ? [reel] : []),
  ...(isOfOneKind(folder) ? [folder] : []),
];

/** Whether role, folder or every track of a use say that it is music and nothing else. */
export const isCalledMusic = (use: Named) =>
  labelsOf(use).some(isMusicLabel) || use.channels.every(isMusicLabel);

/**
 * Whether a use is none of music: by its own name, by that of every track that it lies on, by its role or its folder.
 * A track, a role or a folder of music alone holds nothing else, whatever its clips are called.
 */
export function isNoMusic(use: Named): boolean {
  const { name, file, reel, channels } = use;
  const own = name || file || reel;
  if ([own, file].some(saysMusic) || isCalledMusic(use)) return false;
  return saysOther(own) || channels.every(isOtherLabel) || labelsOf(use).some(isOtherLabel);
}
