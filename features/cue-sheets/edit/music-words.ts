import { fold } from "#/contract/fold.ts";

/** Words that mean music even beside words for other sounds: «Musique d’ambiance», «MUS + SFX», «M&E». */
export const MUSIC =
  /\b(zi[kc]s?|music|musiques?|musik(?:en)?|musicas?|musiche|muziek|mx|mus|score|bgm|colonna sonora|banda sonora)\b/;
export const MUSIC_AND_EFFECTS = /(?<![a-z])m ?[&+] ?e(?![a-z])/;
/** Codes for music. Unlike the words for it, nobody speaks them. */
const MUSIC_CODE = /\b(?:mx|mus|bgm|zi[kc])\b/;

const WORD = "(?:music|musiques?|musik|musica|muziek|zi[kc]s?|mus|mx|bgm)";
const NO =
  "no|non|not|without|sans|pas de|pas une|aucune|ohne|keine|kein|sin|senza|nessuna|niente|ninguna|sem|geen|zonder";
const NO_MUSIC = `(?:${NO}) (?:a |any |de |une |la |es |hay |c e )?${WORD}`;
/**
 * «Entrevista alcalde, sin m\u00fasica», «Musik hier bewusst KEINE», “music: none”, “pub walla (no mx)”: such a word does not
 * mean that there is music.
 */
const WITHOUT_MUSIC = new RegExp(
  `\\b(?:${NO_MUSIC}|${WORD} (?:\\w+ ){0,3}(?:keine|none|aucune|nessuna|ninguna|geen))\\b`,
  "g",
);
const DENIES_MUSIC = new RegExp(`\\b${NO_MUSIC}\\b`);

/** Returns the words of a name, folded, with blanks between them. */
export const wordsOf = (name: string) => fold(name).replace(/[^a-z0-9]+|(?<=[a-z])(?=\d)/g, " ");

/** Whether a name has a word for music, and does not say that there is none. */
export const namesMusic = (name: string) =>
  MUSIC.test(wordsOf(name).replace(WITHOUT_MUSIC, " ")) || MUSIC_AND_EFFECTS.test(fold(name));
export const hasMusicCode = (name: string) =>
  MUSIC_CODE.test(wordsOf(name).replace(WITHOUT_MUSIC, " ")) || MUSIC_AND_EFFECTS.test(fold(name));
/** Whether a text says that there is no music: «pas de zik», “no mx”, «ohne Musik». */
export const deniesMusic = (text: string) => DENIES_MUSIC.test(wordsOf(text));
