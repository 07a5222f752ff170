import { withoutExtension } from "#/contract/file-extension.ts";
import { withoutChannel } from "./channel-names.ts";
import type { Use } from "./join-clips.ts";
import { hasMusicCode, namesMusic, wordsOf } from "./music-words.ts";
import { isLabelledMusic, isOtherLabel } from "./not-music.ts";
import { isRoleName } from "./role-names.ts";

/** A word for speech at the end of a name: «Radio 5 sports results VO». In another place it may belong to a title. */
const VOICE_AT_END =
  /(?:^|[\s_-])(?:VO|ITW|ITV|[Ii]nterview|[Vv]oix[\s_-]?[Oo]ff|[Vv]oice[\s_-]?[Oo]ver|[Vv]oz en off|[Oo]-[Tt]on|[Ss]precher(?:in)?|[Nn]arration|[Cc]ommentaires?|[Ll]ocuci\p{L}+n|[Pp]arlato)(?:[\s_-]?\d{1,3})?$/u;
/** Music under a voice, or without one. */
const BESIDE_VOICE =
  /\b(?:beds?|fonds?|tapis|nappe|score|under|sous|pour|for|unter|fur|bajo|sotto|per|no|non|sans|ohne|sin|senza|without|less|with|avec|mit|con)\b/;

/** Number of characters of a name that are looked at. */
const LONGEST_NAME = 300;

/**
 * Whether the name of a use and its tracks contradict each other, so that the person has to say whether it is music: a
 * word for music on tracks of other sounds («Music box lid opens» on «FX HARD»), or a word for speech at the end of a
 * name on tracks of music. A code for music, a writer or a library's code settles it.
 */
export function contradictsItsTracks(use: Use): boolean {
  const { file, channels, writers = [], reference = "" } = use;
  const name = (use.name || file).slice(0, LONGEST_NAME);
  if (writers.length > 0 || reference !== "") return false;
  if (!isLabelledMusic(use))
    return (
      !use.hasPicture && channels.every(isOtherLabel) && namesMusic(name) && ![name, file].some(hasMusicCode)
    );
  const bare = withoutChannel(withoutExtension(name)).normalize("NFC");
  return (
    VOICE_AT_END.test(bare) && !isRoleName(bare) && !namesMusic(bare) && !BESIDE_VOICE.test(wordsOf(bare))
  );
}
