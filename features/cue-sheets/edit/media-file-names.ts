/** Returns the last part of a path of any system, decoded if it is an address. */
export function fileNameOf(path: string): string {
  const last = path.split(/[/\\]/).at(-1) ?? "";
  try {
    return path.includes("://") ? decodeURIComponent(last) : last;
  } catch {
    return last;
  }
}

/** Clip names of cinema cameras: `A007C004_230612_R1BX`, `A001_08141530_C003`. */
const CAMERA_CLIP = /^[A-Z]\d{3}_?(?:\d{6,8}_)?C\d{3}(?!\d)/;

/** Whether a file contains picture, judged by its extension or by the naming scheme of cinema cameras. */
export const isPictureFile = (name: string) =>
  /\.(mov|mxf|mp4|m4v|avi|mts|r3d|braw)$/i.test(name) || CAMERA_CLIP.test(name);
