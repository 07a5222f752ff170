import { open, stat } from "node:fs/promises";
import { extname } from "node:path";
import { CUT_HEAD_BYTES, firstMp3Frame } from "#/server/sound/measuring/first-mp3-frame.ts";

/** Extensions of sound formats that the import does not read. */
const FOREIGN = new Set(
  ".wma .ra .ram .rm .ape .wv .mpc .mp+ .tta .tak .ofr .shn .caf .au .snd .amr .awb .ac3 .eac3 .dts .dsf .dff .w64 .mp1 .mp2 .mpga .mka .weba .spx .gsm .voc .sd2 .aa .aax .m4p .m4r .alac".split(
    " ",
  ),
);
/** Offset and first bytes of sound formats. */
const SIGNS: readonly [at: number, sign: RegExp][] = [
  [0, /^(?:RIFF|RF64|BW64)....WAVE/s],
  [0, /^FORM....AIF[FC]/s],
  [0, /^(?:fLaC|OggS|ID3|wvpk|MAC |caff|\.snd|DSD |FRM8|TTA1|MPCK|#!AMR)/],
  [4, /^ftypM4[ABP] /],
];

/**
 * Returns whether a file with an unsupported extension is a sound nevertheless, by that extension or by its first
 * bytes. An unreadable file counts as no sound.
 */
export async function isForeignSound(path: string): Promise<boolean> {
  if (FOREIGN.has(extname(path).toLowerCase())) return true;
  // A link may lead to a pipe, from which a read would never end.
  const isFile = await stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
  const file = isFile ? await open(path).catch(() => null) : null;
  if (!file) return false;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(CUT_HEAD_BYTES), 0, CUT_HEAD_BYTES, 0);
    const head = buffer.subarray(0, bytesRead);
    const text = head.toString("latin1", 0, 16);
    return SIGNS.some(([at, sign]) => sign.test(text.slice(at))) || firstMp3Frame(head) !== null;
  } catch {
    return false;
  } finally {
    await file.close();
  }
}
