import { fold } from "#/contract/fold.ts";
import type { Use } from "./used-music.ts";

/** What editors call voices, sounds of the place and noises; a clip that the catalogue knows is music whatever it is called. */
const NOT_MUSIC =
  /\b(interview|itw|itv|entretien|voix|voice|vo|vox|narration|narrator|narrateur|commentaire|dialogues?|dial|ambiances?|ambiences?|ambi|amb|atmos?|room ?tone|wild ?track|boom|perche|hf|lav|sfx|bruitages?|foley|bruits?|silence|fx|sot|son seul|o ton|presentat(?:eur|rice)|sprecher|entrevista|locucion|ambiente|zoom \d{3,})\b/;

/** What says in a name that it is music all the same: «Musique d’ambiance». */
const MUSIC = /\b(music|musique|musik|musica|mx)\b/;
/** Roles of FCPXML that somebody gave to noises; «dialogue» is what Final Cut calls sounds that it knows nothing of. */
const EFFECTS = /^(effects|effets|effekte|efectos)\b/;

/** Whether a clip is by its name an interview, an ambience or a noise rather than music. */
const isNotMusic = (name: string) => {
  const words = wordsOf(name);
  return NOT_MUSIC.test(words) && !MUSIC.test(words);
};

/** Whether a use is none of music: by its own name, by that of every track that it lies on, or by its role. */
export const isNoMusic = ({
  name,
  file,
  reel,
  channels,
}: Pick<Use, "name" | "file" | "reel" | "channels">) => {
  const own = name || file || reel;
  if (MUSIC.test(wordsOf(own))) return false;
  return isNotMusic(own) || channels.every(isNotMusic) || EFFECTS.test(fold(reel));
};

const wordsOf = (name: string) => fold(name).replace(/[^a-z0-9]+|(?<=[a-z])(?=\d)/g, " ");
