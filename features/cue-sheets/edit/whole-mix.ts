import { withoutExtension } from "#/contract/file-extension.ts";
import { fold } from "#/contract/fold.ts";
import { MUSIC_AND_EFFECTS, wordsOf } from "./music-words.ts";

/** Dialogue, music and effects: «DME», «D-M-E», «D M&E». */
const DIALOGUE_MUSIC_EFFECTS = /(?<![a-z])d[ &+._-]?m[ &+._-]?e(?![a-z])/;
const MIX = "print|print ?master|master|mix|mixdown|mixage|mischung|mezcla|missaggio|bounce|stems?";
const MIXED = new RegExp(`\\b(?:${MIX})\\b`);
/** A programme's episode or reel: «S02E05», «EP 3», «Folge 11», «R2». */
const EPISODE =
  /\b(?:s ?\d{1,2} ?e ?\d{1,3}|(?:e|ep|eps|episode|episodio|folge|cap|capitulo|puntata|r|reel|bob|bobine|rolle) ?\d{1,3})\b/;
/** What the name of a mix has beside its episode. A word for music belongs to it only beside one for stems. */
const TECHNICAL = new RegExp(
  `\\b(?:${MIX}|full|final|finale|finalisee?|definiti[fv]e?|definitivo|stereo|mono|st|lr|lt|rt|ltrt|surround|web|tv|pad|antenne|broadcast|cinema|dx|dia|dlg|dial|dialogues?|fx|sfx|effects?|amb|m|e|d|dme|me|v \\d{1,2}|\\d{1,8})\\b`,
  "g",
);
const MUSIC_OF_STEMS = /\b(?:mx|mus|music|musique|musik|musica)\b/g;
const STEMS = /\bstems?\b/;

/**
 * Whether a name is that of a mix of the whole programme, which is no piece of music: «S02E05_M&E_print_v2», «EP03 full
 * mix», «EP03_MX_STEM». «EP03_Delta_mix» is a piece.
 */
export function isWholeMix(name: string): boolean {
  const bare = withoutExtension(name);
  const words = wordsOf(bare);
  const isEpisode = EPISODE.test(words);
  const isMixed = MIXED.test(words);
  if (MUSIC_AND_EFFECTS.test(fold(bare)) || DIALOGUE_MUSIC_EFFECTS.test(fold(bare)))
    return isMixed || isEpisode;
  if (!isEpisode || !isMixed) return false;
  const rest = words.replace(EPISODE, " ").replace(TECHNICAL, " ");
  return (STEMS.test(words) ? rest.replace(MUSIC_OF_STEMS, " ") : rest).trim() === "";
}
