import { withoutExtension } from "#/contract/file-extension.ts";
import { fold } from "#/contract/fold.ts";
import { isPictureFile } from "./edit.ts";

/** Names of clips by their part in the film, or by nothing: «gén. début», «fond ITW 1», «Bed under VO», «zik temp». */
const ROLES = new Set(
  [
    "generique gen debut fin ouverture intro outro introduction conclusion lancement chapitre partie sequence seq scene bloc sujet plateau",
    "fond fonds tapis nappe transition trans virgule jingle habillage teaser itw interview vo voix off musique musiques mus mx son piste clip audio",
    "opening closing title titles titre titres credits credit end start main theme bed background under over sting part section cue music track sound",
    "zik zic temp tmp",
    "a au aux d de des du en et l la le les sous sur un une and for of the to",
  ].flatMap((words) => words.split(" ")),
);

/** Whether a clip's name is only a part in a film or says nothing, whatever its numbers: a title of that name may be another work's. */
export function isRoleName(name: string): boolean {
  const words = fold(withoutExtension(name)).match(/\p{L}+/gu) ?? [];
  return words.length > 0 && words.every((word) => ROLES.has(word));
}

/** Whether the name of a file says more than a part in a film, and is more than a code. */
const isTelling = (file: string) =>
  !isRoleName(file) && !isPictureFile(file) && /\p{L}{3}|[^ -~]/u.test(withoutExtension(file));

/** Returns what a clip is called: its name, or its file's where only that one tells of the music. */
export const calledBy = ({ name, file, reel }: { name: string; file: string; reel: string }): string =>
  isRoleName(name) && isTelling(file) ? file : name || file || reel;
