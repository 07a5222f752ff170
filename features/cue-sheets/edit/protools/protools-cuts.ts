import { withoutRender } from "../channel-names.ts";
import { isCounted } from "../clip-title.ts";
import type { EditClip } from "../edit.ts";

const CUT = /-\d{2,3}$/;
/** Greatest distance between two cuts that touch: rounding may separate them by a frame. */
const TOUCHING_FRAMES = 1;

/**
 * Returns the name of the file that a clip was cut from: «Delta_Main» for «Delta_Main-02», and for «Delta_Main», the
 * first of its cuts; null if it is known, or if the number belongs to the title.
 */
function cutFrom({ name, file }: EditClip): string | null {
  const bareName = withoutRender(name);
  return file === "" && !(CUT.test(bareName) && isCounted(bareName)) ? bareName.replace(CUT, "") : null;
}

/**
 * Gives cuts of one file a common name if the session does not list its files: «Delta-01» and «Delta-02» are cuts if
 * they touch or overlap somewhere on one channel, or if «Delta» is there as well. Without that sign, they may be parts of an album. The clips are those
 * of the whole session, with their fades.
 */
export function withCutsNamed(clips: readonly EditClip[]): EditClip[] {
  const keyOf = (file: string) => file.toLowerCase();
  const files = clips.map(cutFrom);
  const bases = new Map<string, string>();
  const isWhole = ({ name, file }: EditClip) => file === "" && !CUT.test(withoutRender(name));
  const whole = new Set(
    clips.flatMap((clip, at) => (isWhole(clip) ? `${clip.channel}\n${keyOf(files[at] ?? "")}` : [])),
  );
  const last = new Map<string, { end: number; file: string; name: string }>();
  const order = [...clips.keys()].sort((a, b) => (clips[a]?.start ?? 0) - (clips[b]?.start ?? 0));
  for (const at of order) {
    const clip = clips[at];
    if (!clip) continue;
    const file = files[at] ?? "";
    const before = last.get(clip.channel);
    const isNext = before && file !== "" && keyOf(before.file) === keyOf(file) && before.name !== clip.name;
    if (isNext && clip.start <= before.end + TOUCHING_FRAMES) bases.set(keyOf(file), file);
    if (whole.has(`${clip.channel}\n${keyOf(file)}`) && CUT.test(withoutRender(clip.name)))
      bases.set(keyOf(file), file);
    last.set(clip.channel, { end: clip.end, file, name: clip.name });
  }
  return clips.map((clip, at) => {
    const name = bases.get(keyOf(files[at] ?? ""));
    return name === undefined ? clip : { ...clip, name };
  });
}
