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

/** Words for music in the labels that editors give to clips, in six languages: «MUZ 3 OK», «Musik 2 neu». */
const MUSIC_WORDS = new Set(
  "zik zic muz muzik mzk mus mx music musique musiques musik mucke musica musiche muziek muziekje bgm score".split(
    " ",
  ),
);
/** Words beside them for the state of the edit: alone, «Bis» and «Final» are titles. */
const STATE_WORDS = new Set(
  [
    "ok okay bis ter quater def defi final finale v vf ver vers version rev alt opt option test copy cut edit",
    "definitif definitive valide validee choix choisi choisie retenu retenue bon bonne nouveau nouvelle nouv ancien ancienne essai copie montage montee court courte longue long",
    "approved good best keep new old short choice pick fixed",
    "definitiv endgultig neu neue alt gut genehmigt kopie schnitt kurz lang auswahl",
    "definitivo definitiva bueno buena nuevo nueva viejo vieja elegida prueba copia corta larga",
    "buona buono nuova nuovo vecchia scelta prova corta lunga versione",
    "definitief goed nieuw nieuwe oud oude keuze proef kort lange versie",
  ].flatMap((words) => words.split(" ")),
);

/**
 * Whether a clip's name states only a part in the film, the state of the edit, or nothing. A track with such a title may
 * be another work.
 */
export function isRoleName(name: string): boolean {
  const words = fold(withoutExtension(name)).match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return false;
  const isLabel = words.some((word) => MUSIC_WORDS.has(word));
  return words.every(
    (word) => ROLE_WORDS.has(word) || (isLabel && (MUSIC_WORDS.has(word) || STATE_WORDS.has(word))),
  );
}

/** Whether the name of a file may name music: it is more than a part in the film or a code. */
export const fileNamesMusic = (file: string) =>
  !isRoleName(file) && !isPictureFile(file) && /\p{L}{3}|[^ -~]/u.test(withoutExtension(file));

/** Returns the name to show for a clip: its own, or that of its file if only the file names the music. */
export const clipLabel = ({ name, file, reel }: { name: string; file: string; reel: string }): string =>
  isRoleName(name) && fileNamesMusic(file) ? file : name || file || reel;
