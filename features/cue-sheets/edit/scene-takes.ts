import { withoutExtension } from "#/contract/file-extension.ts";
import { withoutChannel } from "./channel-names.ts";

/** How sound of a shoot is named, by its scene, its shot and its take: «SC12T4», «Scene 12 take 4». */
const OF_SCENE =
  /^(?:sc|scene|seq|s)[\s._-]*\d{1,4}[a-z]{0,2}[\s._-]*(?:t|tk|take|prise)[\s._-]?\d{1,2}\*?$/i;
/** «101B_T03», «101_T03»; behind a figure alone «Take 5» is a title. */
const OF_SHOT = /^\d{1,4}(?:[a-z]{1,2}[\s._-]+(?:t|tk|take|prise)[\s._-]?|[_-]t)\d{1,2}\*?$/i;
/** «12A-4», but not the cue «1M-2» nor the length «60S-2»; a star behind it is a take that was chosen. */
const LETTERED = /^\d{1,4}(?:[A-LNO-RT-Z]|[A-Z]{2})[-_/]\d{1,2}$/;
const CHOSEN = /^\d{1,4}[A-Z]{0,2}[-_/]\d{1,2}\*$/;

/** «SC41_TK3_DINNER», «SC41_WILD TK2_HORSES»: the same with what is seen or heard behind it. */
const BEGINS =
  /^(?:sc|scene|seq)[\s._-]*\d{1,4}[a-z]{0,2}[\s._-]+(?:wild[\s._-]*)?(?:tk|take|prise|t)[\s._-]?\d{1,2}\*?[_-]/i;

/** Whether a name is that of a take of a scene. */
export function isTake(name: string): boolean {
  const said = withoutChannel(withoutExtension(name.trim()));
  return [OF_SCENE, OF_SHOT, LETTERED, CHOSEN, BEGINS].some((take) => take.test(said));
}
