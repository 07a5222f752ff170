import { withoutExtension } from "#/contract/file-extension.ts";
import { withoutChannel } from "./channel-names.ts";

/** Location sound is named by its scene, shot and take: «SC12T4», «Scene 12 take 4». */
const SCENE_TAKE =
  /^(?:sc|scene|seq|s)[\s._-]*\d{1,4}[a-z]{0,2}[\s._-]*(?:t|tk|take|prise)[\s._-]?\d{1,2}\*?$/i;
/** «101B_T03», «101_T03»; after a number alone, «Take 5» is a title. */
const SHOT_TAKE = /^\d{1,4}(?:[a-z]{1,2}[\s._-]+(?:t|tk|take|prise)[\s._-]?|[_-]t)\d{1,2}\*?$/i;
/** «12A-4», but not the cue «1M-2» nor the length «60S-2». A star marks a take that was chosen. */
const SHOT_LETTER_TAKE = /^\d{1,4}(?:[A-LNO-RT-Z]|[A-Z]{2})[-_/]\d{1,2}$/;
const CHOSEN_TAKE = /^\d{1,4}[A-Z]{0,2}[-_/]\d{1,2}\*$/;

/** «SC41_TK3_DINNER», «SC41_WILD TK2_HORSES»: a take with a description. */
const WITH_DESCRIPTION =
  /^(?:sc|scene|seq)[\s._-]*\d{1,4}[a-z]{0,2}[\s._-]+(?:wild[\s._-]*)?(?:tk|take|prise|t)[\s._-]?\d{1,2}\*?[_-]/i;

/** Returns whether a name is that of a take of location sound. */
export function isTake(name: string): boolean {
  const bare = withoutChannel(withoutExtension(name.trim()));
  return [SCENE_TAKE, SHOT_TAKE, SHOT_LETTER_TAKE, CHOSEN_TAKE, WITH_DESCRIPTION].some((take) =>
    take.test(bare),
  );
}
