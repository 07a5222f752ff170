import { fold } from "#/contract/fold.ts";
import type { Use } from "./used-music.ts";

/** What editors call voices, sounds of the place and noises; a clip that the catalogue knows is music whatever it is called. */
const NOT_MUSIC =
  /\b(interview|itw|itv|entretien|voix|voice|vo|vox|narration|narrator|narrateur|commentaire|dialogues?|dial|ambiances?|ambiences?|ambi|amb|atmos?|room ?tone|wild ?track|boom|perche|hf|lav|sfx|bruitages?|foley|bruits?|silence|fx|presentat(?:eur|rice)|sprecher|entrevista|locucion)\b/;
/** The same where it is written so, and else words of titles: «Le sot», «Ô ton visage», «Un son seul», «Zoom 2000». */
const WRITTEN = [
  "SOT|SONS? SEULS?|AMBIENTE|ambiente|Ambiente$",
  "[Oo]-[Tt](?:on|ON)",
  "(?:ZOOM|[Zz]oom)(?: 0\\d{2}|[_-]?\\d{3})\\d*",
].join("|");
const AS_WRITTEN = new RegExp(`^[Ss]ons? seuls?(?!\\p{L})|(?<![\\p{L}\\p{N}])(?:${WRITTEN})(?!\\p{L})`, "u");

/** What says in a name that it is music all the same: «Musique d’ambiance», «MUS + SFX», «M&E». */
const MUSIC = /\b(music|musique|musik|musica|mx|mus|score|bgm)\b/;
const MUSIC_AND_EFFECTS = /(?<![a-z])m ?[&+] ?e(?![a-z])/;
/** Roles of FCPXML that somebody gave to noises; «dialogue» is what Final Cut calls sounds that it knows nothing of. */
const EFFECTS = /^(effects|effets|effekte|efectos)\b/;

const EXTENSION = /\.[a-z0-9]{2,4}$/i;
const wordsOf = (name: string) => fold(name).replace(/[^a-z0-9]+|(?<=[a-z])(?=\d)/g, " ");

const saysMusic = (name: string) => MUSIC.test(wordsOf(name)) || MUSIC_AND_EFFECTS.test(fold(name));
const saysOther = (name: string) =>
  NOT_MUSIC.test(wordsOf(name)) || AS_WRITTEN.test(name.normalize("NFC").replace(EXTENSION, ""));
/** Whether a clip is by its name an interview, an ambience or a noise rather than music. */
const isNotMusic = (name: string) => saysOther(name) && !saysMusic(name);
const isMusicAlone = (name: string) => saysMusic(name) && !saysOther(name);

/**
 * Whether a use is none of music: by its own name, by that of every track that it lies on, or by its role. A track or
 * a role of music alone holds nothing else, whatever its clips are called.
 */
export const isNoMusic = ({
  name,
  file,
  reel,
  channels,
}: Pick<Use, "name" | "file" | "reel" | "channels">) => {
  const own = name || file || reel;
  if (saysMusic(own) || isMusicAlone(reel) || channels.every(isMusicAlone)) return false;
  return isNotMusic(own) || channels.every(isNotMusic) || EFFECTS.test(fold(reel));
};
