import { withoutExtension } from "#/contract/file-extension.ts";
import { fold } from "#/contract/fold.ts";
import { isTake } from "./scene-takes.ts";
import type { Use } from "./used-music.ts";

const alternatives = (...lists: readonly string[]) => `\\b(${lists.join("|")})\\b`;

/** Names for voices, ambiences and noises; a clip that the catalogue knows is music whatever its name. */
const NAMES = [
  "interview|itw|itv|entretien|entrevista|intervista|voix|voice|vo|vox|narration|narrat(?:or|eur)|narradora?",
  "commentaire|dialogues?|dial|presentat(?:eur|rice)|journalist(?:es?|in)|sprecher(?:in)?|locutora?|locucion|locucao",
  "ambiances?|ambiences?|ambi|amb|atmos?|room ?tone|wild ?track|boom|hf|lav|silence",
  "sfx|vfx|fx|bruitages?|foley|bruits?|gerausche?|whoosh|swoosh|buzzer(?! beater)|applau(?:se?|dissements?|di)|aplausos",
];
/** Further names of tracks, roles, reels and folders: such a word means nothing in a title, but does as a label. */
const LABELS = [
  "dx|dia|dlg|dialog(?:e|os|hi|hos)?|prod|production|adr|off|loc|locu|voz|vozes|voces|voce|voci|host|^mics?(?: \\d+)?$|speaker",
  "bgs?|backgrounds?|atm|ambientes?|ambienti?|crowds?|walla|pfx",
  "effects?|effets?|effekte?|effetti|efectos?|efeitos?|ruidos?|rumori|print ?master|printmaster|markers?",
];
const NOT_MUSIC = new RegExp(alternatives(...NAMES));
const NOT_MUSIC_LABEL = new RegExp(alternatives(...NAMES, ...LABELS));
/**
 * Words that mean the same only in this spelling, since titles contain them: «Le sot», «Ô ton visage», «Un son seul»,
 * «Zoom 2000», «Perche no», «Open Mic».
 */
const WRITTEN = [
  "SOT|SONS? SEULS?|AMBIENTE|ambiente|Ambiente$",
  "[Oo]-[Tt](?:on|ON)",
  "(?:ZOOM|[Zz]oom)(?: 0\\d{2}|[_-]?\\d{3})\\d*",
  "(?:PERCHE|[Pp]erche)(?=_|[ -]?\\d|$)",
  "(?:SON|Son|SOUND|Sound)\\s*:(?=\\s)",
  "(?:ISO|[Ii]so|HOST|[Hh]ost)[ _-][Mm]ic$",
].join("|");
/**
 * Codes of sound editors at the start of a name. Some of them followed by a number or a word alone form a title: «DX
 * 7», «RT_66», «ATM_Robbery».
 */
const FIGURE = "[1-9]\\d*(?![\\p{L}\\d])";
const CODES = `^(?:(?:DX(?!.\\d(?![\\p{L}\\d]))|DLG|ADR|PFX)[ _-]|(?:FOULE|WALLA|CROWD)_|RT_(?!${FIGURE})|(?:DIA|ATM|BG|[Cc]rowd)_(?!${FIGURE}|\\p{Lu}\\p{Ll}+$))(?=\\S)`;
const AS_WRITTEN = new RegExp(
  `^[Ss]ons? (?:seuls?|t\\p{L}moins?)(?!\\p{L})|${CODES}|(?<![\\p{L}\\p{N}])(?:${WRITTEN})(?!\\p{L})`,
  "u",
);

/** Words in a name that mean music all the same: «Musique d’ambiance», «MUS + SFX», «M&E». */
const MUSIC =
  /\b(zi[kc]s?|music|musiques?|musik(?:en)?|musicas?|musiche|mx|mus|score|bgm|colonna sonora|banda sonora)\b/;
const MUSIC_AND_EFFECTS = /(?<![a-z])m ?[&+] ?e(?![a-z])/;
/** A reel that is a label, such as «DX01» or «MUSIC»: otherwise it names a file, or a tape, perhaps called «BOOM». */
const LABEL = /^\p{L}{2,12}[ _-]?\d{0,4}$/u;
/** A reel of effects, which editors name by their library: «FX_BIBLI». */
const EFFECTS = /^(?:S?FX|AMB|BRUIT(?:AGE)?S?|FOLEY)[_ -]\p{L}/u;
const isLabel = (reel: string) =>
  (LABEL.test(reel) && (/\d$/.test(reel) || isMusicLabel(reel))) || EFFECTS.test(reel);

/** Names of tracks for voices: a word of music in a name on one of them was spoken. */
const VOICES = new RegExp(
  alternatives(
    "voix|voice|vo|vox|dx|dia|dlg|dial|dialog(?:ue|e|os|hi|hos)?s?|adr|voz|vozes|voces|voce|voci|stimmen?",
    "interviews?|itw|itv|entretiens?|narration|narrat(?:or|eur)|commentaires?|speaker|sprecher(?:in)?",
  ),
);
/** «VO Musique douce_prise 3»; «Vo» is a name of people. */
const VOICE = /^(?:VO|vo)(?=[\d\s._-])/;
/** What is in a name only for music, and not spoken of as the word is. */
const CODED_MUSIC = /\b(?:mx|mus|bgm|zi[kc])\b/;

/** Names of parts that a version of music lacks: «Night Bus (no vox)», «Delta sans voix». */
const LACKING =
  /\b(?:no|non|without|sans|ohne|sin|senza|sem|minus|less|w o) (?:vo|vox|voix|voices?|voz|voces|voce|stimmen?|sfx|fx|effects?|narration)\b/g;

const wordsOf = (name: string) => fold(name).replace(/[^a-z0-9]+|(?<=[a-z])(?=\d)/g, " ");

const saysMusic = (name: string) => MUSIC.test(wordsOf(name)) || MUSIC_AND_EFFECTS.test(fold(name));
const saysOther = (name: string, words = NOT_MUSIC) =>
  words.test(wordsOf(name).replace(LACKING, " ")) || AS_WRITTEN.test(withoutExtension(name.normalize("NFC")));
/** Whether the name of a track, a role or a folder means music only. */
export const isMusicLabel = (label: string) => saysMusic(label) && !saysOther(label, NOT_MUSIC_LABEL);
/** Whether the name means sounds other than music. */
export const isOtherLabel = (label: string) => saysOther(label, NOT_MUSIC_LABEL) && !saysMusic(label);

const KINDS = new RegExp(`${MUSIC.source}|${NOT_MUSIC.source}|\\b(off|library|\\d+)\\b`, "g");
/** Whether a folder's name is only a kind of sound: «05_Musique», not «Musiques & sons» or «Interview Martin». */
const isOfOneKind = (folder: string) => wordsOf(folder).replace(KINDS, " ").trim() === "";

/** Returns the folder whose name tells the kind of its files: their own, or else one of noises around it. */
function kindOfFolder(folders: string): string[] {
  const [own = "", around = ""] = folders.split("/").reverse();
  if (own !== "" && isOfOneKind(own)) return [own];
  return around !== "" && !saysMusic(own) ? [around] : [];
}

type Named = Pick<Use, "name" | "file" | "reel" | "role" | "channels" | "folder">;

/** Returns the labels that tell a use's kind of sound: its role or reel, and the folder of its file. */
const labelsOf = ({ role = "", reel, folder = "" }: Named) => [
  role,
  ...(isLabel(reel) ? [reel] : []),
  ...kindOfFolder(folder),
];

/** Whether the role, the folder or all tracks of a use mean music only. */
export const isCalledMusic = (use: Named) =>
  labelsOf(use).some(isMusicLabel) || use.channels.every(isMusicLabel);

const isVoiceLabel = (label: string) => VOICES.test(wordsOf(label)) && !saysMusic(label);
const isCoded = (name: string) => CODED_MUSIC.test(wordsOf(name)) || MUSIC_AND_EFFECTS.test(fold(name));

/** Whether a use is a voice by all its tracks, its reel or the start of its name, and has no code of music. */
const isVoice = ({ name, file, reel, channels }: Named) =>
  (VOICE.test(name || file) || channels.every(isVoiceLabel) || (isLabel(reel) && isVoiceLabel(reel))) &&
  ![name, file].some(isCoded);

/**
 * Whether a use is not music: by its own name, by the names of all its tracks, by its role or its folder, or as the
 * take of a scene. All clips in a track, a role or a folder for music only are music, whatever their names.
 */
export function isNoMusic(use: Named): boolean {
  const { name, file, reel, channels } = use;
  const own = name || file || reel;
  if (isCalledMusic(use)) return false;
  if (isVoice(use)) return true;
  if ([own, file].some(saysMusic)) return false;
  if ([own, file, reel].some(isTake)) return true;
  return saysOther(own) || channels.every(isOtherLabel) || labelsOf(use).some(isOtherLabel);
}
