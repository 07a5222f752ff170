import { fileNameOf } from "./media-file-names.ts";

/** The number of a folder in front of its name: «05_Musique». */
const NUMBER = String.raw`^(?:\d{1,2}[\s._-]+)?`;
/** What may follow a code: «DX_01», «ADR audio». */
const PART = String.raw`(?:[\s._-]+(?:\d{1,3}|AUDIO|SON|SOUND))?$`;
const DIALOGUE_CODES = "DX|DLG|DIALOGS?|ADR";

/** Codes of sound editors as names of folders. In small letters such a word may be the title of an album: «Dia». */
const CODE = new RegExp(`${NUMBER}(?:(?:${DIALOGUE_CODES}|PFX|WALLA|BGS?|ATM)${PART}|DIA$)`);
/**
 * A folder of dialogue. Folders of voices or of stems are not meant, since they contain sung music too:
 * `Stems/VOX/1M3_Score_Vox`.
 */
const DIALOGUE = new RegExp(`${NUMBER}(?:${DIALOGUE_CODES}|DIALOGUES?)${PART}`, "i");
/** A folder of noises. Its subfolders are named after the noises: «SFX/pas gravier». */
const NOISES = new RegExp(`${NUMBER}(?:s?fx|bruitages?|bruits?|foley|sound effects?)$`, "i");

/** Whether a folder's name is a code of sound editors for a kind of sound. */
export const isFolderCode = (folder: string) => CODE.test(folder);

/** Whether a folder's name means dialogue and nothing more. */
export const isDialogueFolder = (folder: string) => DIALOGUE.test(folder);

/**
 * Returns the name of the last folder in a path of any system, after its parent's if that is a folder of noises; empty
 * if there is only a file.
 */
export function folderOf(path: string): string {
  const folderPath = path.replace(/[/\\][^/\\]*$|^[^/\\]*$/, "");
  const parent = fileNameOf(folderPath.replace(/[/\\][^/\\]*$|^[^/\\]*$/, ""));
  return NOISES.test(parent) ? `${parent}/${fileNameOf(folderPath)}` : fileNameOf(folderPath);
}
