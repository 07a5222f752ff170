import { withoutExtension } from "#/contract/file-extension.ts";
import { versionOf } from "#/contract/version-of.ts";
import { withoutRender } from "./channel-names.ts";
import { isDialogueFolder, isFolderCode } from "./folder-names.ts";
import type { Use } from "./join-clips.ts";
import { hasLibraryCode } from "./library-codes.ts";
import { hasMusicCode, MUSIC, namesMusic, wordsOf } from "./music-words.ts";
import {
  EFFECTS,
  isBellOrRingtone,
  isHum,
  isWrittenAsTitle,
  trailerSoundNamed,
  withoutSoundLabel,
} from "./noise-names.ts";
import { isTake } from "./scene-takes.ts";
import { toneNamed } from "./tones.ts";
import { wordsWithoutVoices } from "./voice-versions.ts";
import { isWholeMix } from "./whole-mix.ts";

const alternatives = (...lists: readonly string[]) => `\\b(${lists.join("|")})\\b`;

/** Words of names for voices, ambiences and noises. A clip that matches the catalogue is music whatever its name. */
const NAMES = [
  "voz (?:en )?off|voce (?:off|narrante|fuori campo)|off ?(?:stimme|sprecher(?:in)?)",
  "interview|itw|itv|entretien|entrevista|intervista|voix|voice|vo|vox|narration|narrat(?:or|eur)|narradora?",
  "commentaire|dialogues?|dial|dx only|presentat(?:eur|rice)|presentador(?:a|as|es)?|presenters?|journalist(?:es?|in)|sprecher(?:in)?|locutora?|locucion|locucao|presentator(?:en)?|presentatrice|verslaggev(?:er|ster)|commentaarstem|gesprek",
  "ambiances?|ambiences?|ambi|amb|atmos?|room ?tone|wild ?(?:track|sound)s?|nur ?ton|solo sonido|sonido directo|solo audio|presa diretta|alleen geluid|boom|hf|lav|silence|sfeergeluid|omgevingsgeluid",
  "claps? (?:de |du |des |d )?(?:moderat(?:eur|rice)|presentat(?:eur|rice)|presentador|plateau|cameras?|cam|salle|public|tournage|cine(?:ma)?)",
  "(?:pop|plop|bruit|son)s? (?:de |d )?(?:bulles?|savon|bouchons?)|bubble pops?|pop bubbles?|ui (?:clicks?|pops?|beeps?)",
  `${EFFECTS}|vfx|fx|bruits?|whoosh|swoosh|buzzer(?! beater)|applau(?:s|ses?|si|dissements?|di)|aplausos`,
];
/** Further words for them in names of tracks, roles, reels and folders. In a title such a word means nothing. */
const LABELS = [
  "dx|dia|dlg|dialog(?:e|os|hi|hos)?|prod|production|narr|pres|adr|off|loc|locu|voz|vozes|voces|voce|voci|stemmen?|host|^mics?(?: \\d+)?$|speaker",
  "wt|bgs?|backgrounds?|atm|ambientes?|ambienti?|sfeer|crowds?|walla|pfx",
  "effects?|noises?|effets?|effekte?|effetti|efectos?|efeitos?|effecten|geluiden|ruidos?|rumori|print ?master|printmaster|markers?",
];
const NOT_MUSIC = new RegExp(alternatives(...NAMES));
const NOT_MUSIC_LABEL = new RegExp(alternatives(...NAMES, ...LABELS));
/**
 * Words that mean such sounds only in this spelling, since otherwise they occur in titles: «Le sot», «Ô ton visage»,
 * «Un son seul», «Zoom 2000», «Perche no», «Open Mic».
 */
const CASE_SENSITIVE_WORDS = [
  "SOT|SONS? SEULS?|AMBIENTE|ambiente|Ambiente$",
  "[Oo]-[Tt](?:on|ON)",
  "(?:ZOOM|[Zz]oom)(?: 0\\d{2}|[_-]?\\d{3})\\d*",
  "(?:PERCHE|[Pp]erche)(?=_|[ -]?\\d|$)",
  "(?:SON|Son|SOUND|Sound)\\s*:(?=\\s)",
  "(?:ISO|[Ii]so|HOST|[Hh]ost)[ _-][Mm]ic$",
].join("|");
/**
 * Codes of sound editors at the start of a name. Some of them form a title with a single number or word after them: «DX
 * 7», «RT_66», «ATM_Robbery», or with a capital behind a blank: «ATM Robbery».
 */
const NUMBER_ALONE = "[1-9]\\d*(?![\\p{L}\\d])";
const CODES = `^(?:LOC_(?!${NUMBER_ALONE}|(?:\\p{Lu}\\p{Ll}+ ?)+$)|(?:DX(?!.\\d(?![\\p{L}\\d]))|DLG|ADR|PFX)[ _-]|(?:FOULE|CROWD)_|(?:ATM|ATMO|BGS?|RT) (?!vocals?(?!\\p{L})|chorus|choirs?(?!\\p{L}))(?=\\p{Ll})|WALLA[ _-](?!WALLA)|CROWD (?=(?:NOISE|CHEER|LAUGH|MURMUR|CHATTER|REACTION|WALLA|BG)S?(?!\\p{L}))|RT_(?!${NUMBER_ALONE})|(?:DIA|ATM|BG|[Cc]rowd)_(?!${NUMBER_ALONE}|\\p{Lu}\\p{Ll}+$))(?=\\S)`;
const CASE_SENSITIVE = new RegExp(
  `^[Ss]ons? (?:seuls?|t\\p{L}moins?)(?!\\p{L})|^(?:PRES|MIC) ?\\d{0,2}$|${CODES}|(?<![\\p{L}\\p{N}])(?:${CASE_SENSITIVE_WORDS})(?!\\p{L})`,
  "u",
);

/**
 * A reel that may be a label. It is one if it has a number or means music: «DX01», «MUSIC». «BOOM» may be a file or a
 * tape.
 */
const SHORT_LABEL = /^\p{L}{2,12}[ _-]?\d{0,4}$/u;
/** A reel of effects, alone or before the name of its library: «FX», «FX_BIBLI». */
const EFFECTS_LABEL = /^(?:S?FX|BRUIT(?:AGE)?S?|FOLEY)$|^(?:S?FX|AMB|BRUIT(?:AGE)?S?|FOLEY)[_ -]\p{L}/u;
const isLabel = (reel: string) =>
  (SHORT_LABEL.test(reel) && (/\d$/.test(reel) || isMusicLabel(reel))) || EFFECTS_LABEL.test(reel);

/** Names of tracks for voices. If a clip on such a track has a word for music in its name, somebody spoke the word. */
const VOICE_LABEL = new RegExp(
  alternatives(
    "voix|voice|vo|vox|dx|dia|dlg|dial|dialog(?:ue|e|os|hi|hos)?s?|adr|voz|vozes|voces|voce|voci|stimmen?",
    "interviews?|itw|itv|entretiens?|narration|narrat(?:or|eur)|commentaires?|speaker|sprecher(?:in)?",
  ),
);
/** «VO Musique douce_prise 3»; «Vo» may be the name of a person. */
const VOICE_PREFIX = /^(?:VO|vo)(?=[\d\s._-])/;

const namesOtherSound = (name: string, words = NOT_MUSIC) =>
  words.test(wordsWithoutVoices(name)) || CASE_SENSITIVE.test(withoutExtension(name.normalize("NFC")));
/** Whether the name of a track, a role or a folder means music and nothing else. */
export const isMusicLabel = (label: string) => namesMusic(label) && !namesOtherSound(label, NOT_MUSIC_LABEL);
/** Whether the name of a track, a role or a folder means sounds other than music. */
export const isOtherLabel = (label: string) => namesOtherSound(label, NOT_MUSIC_LABEL) && !namesMusic(label);

const KIND_WORDS = new RegExp(`${MUSIC.source}|${NOT_MUSIC.source}|\\b(off|library|\\d+)\\b`, "g");
/**
 * Whether a folder's name is a kind of sound and nothing more: «05_Musique», «DX», not «Musiques & sons» or «Interview
 * Martin».
 */
const isKindOnly = (folder: string) =>
  isFolderCode(folder) || wordsOf(folder).replace(KIND_WORDS, " ").trim() === "";

/** Returns the folder whose name is the kind of a file: its own, or else the folder of noises that contains it. */
function kindOfFolder(folders: string): string[] {
  const [folder = "", parent = ""] = folders.split("/").reverse();
  if (folder !== "" && isKindOnly(folder)) return [folder];
  return parent !== "" && !namesMusic(folder) ? [parent] : [];
}

type NamedUse = Pick<Use, "name" | "file" | "reel" | "role" | "channels" | "folder" | "writers">;

/** Returns the labels that state a use's kind of sound: its role, its reel, and the folder of its file. */
const labelsOf = ({ role = "", reel, folder = "" }: NamedUse) => [
  role,
  ...(isLabel(reel) ? [reel] : []),
  ...kindOfFolder(folder),
];

/** Whether the role, the reel, the folder or all tracks of a use mean music and nothing else. */
export const isLabelledMusic = (use: NamedUse) =>
  labelsOf(use).some(isMusicLabel) || use.channels.every(isMusicLabel);

const isVoiceLabel = (label: string) => VOICE_LABEL.test(wordsOf(label)) && !namesMusic(label);

/**
 * Whether all tracks, the reel, the folder or the start of the name of a use mean a voice, and its name has no code for
 * music.
 */
const isVoice = ({ name, file, reel, channels, folder = "" }: NamedUse) =>
  (VOICE_PREFIX.test(name || file) ||
    channels.every(isVoiceLabel) ||
    (isLabel(reel) && isVoiceLabel(reel)) ||
    kindOfFolder(folder).some(isDialogueFolder)) &&
  ![name, file].some(hasMusicCode);

/** Role of a row that a column for the kind of sound calls speech or an advertisement: no word of its title counts. */
export const SPOKEN_KIND = "dialogue (column)";

/**
 * Whether a use is not music, judged by its name, all its tracks, its role, its reel and its folder; takes of a scene
 * are not music either, nor are tones for the sync. All other clips with a track, a role or a folder for music only are music, whatever their names.
 */
export function isNotMusic(use: NamedUse): boolean {
  const { name, file, reel, channels } = use;
  const shownName = name || file || reel;
  const tone = toneNamed(shownName);
  if (tone === "tone" || use.role === SPOKEN_KIND || isWholeMix(shownName)) return true;
  if (isLabelledMusic(use)) return false;
  const isNoise = isHum(shownName) || isBellOrRingtone(shownName) || trailerSoundNamed(shownName) !== null;
  if (!use.writers?.length && (tone !== null || isNoise)) return true;
  if (isVoice(use) || isUnderSoundLabel(shownName)) return true;
  if ([shownName, file].some(namesMusic)) return false;
  if ([shownName, file, reel].some(isTake)) return true;
  return namesOtherSound(shownName) || channels.every(isOtherLabel) || labelsOf(use).some(isOtherLabel);
}

/**
 * Whether a name has a word for music behind the label of another sound: «FX_whoosh music transition», «AMB_musique du
 * bar». Behind such a label a code for music counts: «FX_MX_Delta».
 */
const isUnderSoundLabel = (name: string) =>
  withoutSoundLabel(name) !== null && namesMusic(name) && !hasMusicCode(name);

/** Labels of the mix itself and of notes, whose names say nothing about single pieces of music. */
const OF_WHOLE_MIX = /\b(?:print ?master|markers?)\b/;
/** Versions that only music has. «Rain (Loop)» and «Door 30s» may be noises. */
const VERSION_OF_MUSIC = /^(?:Underscore|Instrumental|No vocals|No drums|Sting|Stem(?:: .*)?)(?:,|$)/;

/** The number that Pro Tools adds to a piece of a clip. */
const PIECE = /-\d{2,3}$/;
/** Behind a blank no other version is surely one, «The Sting», but this word is. */
const STINGER = /\S[\s_-]stingers?$/i;
/** Longest name that is searched for a code or a version, in characters. */
const LONGEST_NAME = 300;

/**
 * Whether a use that only its tracks, role, reel or folder make another sound may be music nevertheless: the catalogue
 * may have it (`isKnown`), or its name has the code of a library or a version of music, as has
 * «MT014_05_Kites Over Tangier_STING» on a track of effects.
 */
export function isMusicAmongSounds(use: NamedUse, isKnown: boolean): boolean {
  const { name, file, reel, channels } = use;
  const shownName = name || file || reel;
  if (isVoice(use) || use.role === SPOKEN_KIND || isWholeMix(shownName)) return false;
  const isStatedOther = channels.every(isOtherLabel) || labelsOf(use).some(isOtherLabel);
  const isAskedNoise = isBellOrRingtone(shownName) || trailerSoundNamed(shownName) === "perhaps";
  if (isAskedNoise || (isHum(shownName) && isWrittenAsTitle(shownName))) return !isStatedOther;
  if (isUnderSoundLabel(shownName)) return !namesOtherSound(withoutSoundLabel(shownName) ?? "");
  if ([shownName, file].some((one) => namesOtherSound(one) || isTake(one)) || toneNamed(shownName))
    return false;
  if ([...channels, ...labelsOf(use)].some((label) => OF_WHOLE_MIX.test(wordsOf(label)))) return false;
  const isNamedLikeMusic = (one: string) => {
    if (one.length > LONGEST_NAME) return false;
    const bare = withoutExtension(withoutRender(one)).replace(PIECE, "");
    return hasLibraryCode(bare) || STINGER.test(bare) || VERSION_OF_MUSIC.test(versionOf(bare)?.label ?? "");
  };
  return isKnown || [name, file].some(isNamedLikeMusic);
}
