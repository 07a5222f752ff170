import { withoutExtension } from "#/contract/file-extension.ts";
import { fold } from "#/contract/fold.ts";
import { isPictureFile } from "./media-file-names.ts";

/**
 * Words of clip names that state only a part in the film, or nothing: «gén. début», «fond ITW 1», «Bed under VO», «zik
 * temp», «Subclip 12».
 */
const ROLE_WORDS = new Set(
  [
    "generique gen debut fin ouverture intro outro introduction conclusion lancement chapitre partie sequence seq scene bloc sujet plateau",
    "fond fonds tapis nappe transition trans virgule jingle habillage teaser itw interview vo voix off musique musiques mus mx son piste clip subclip subclips mixdown audio",
    "opening closing title titles titre titres credits credit end start main theme bed background under over sting part section cue music track sound",
    "zik zic temp tmp",
    "a au aux d de des du en et l la le les sous sur un une and for of the to",
  ].flatMap((words) => words.split(" ")),
);

/** Whether a clip's name states only a part in the film, or nothing. A track with such a title may be another work. */
export function isRoleName(name: string): boolean {
  const words = fold(withoutExtension(name)).match(/\p{L}+/gu) ?? [];
  return words.length > 0 && words.every((word) => ROLE_WORDS.has(word));
}

/** Whether the name of a file may name music: it is more than a part in the film or a code. */
const namesMusic = (file: string) =>
  !isRoleName(file) && !isPictureFile(file) && /\p{L}{3}|[^ -~]/u.test(withoutExtension(file));

/** Returns the name to show for a clip: its own, or that of its file if only the file names the music. */
export const clipLabel = ({ name, file, reel }: { name: string; file: string; reel: string }): string =>
  isRoleName(name) && namesMusic(file) ? file : name || file || reel;
