import { ALL_FORMATS, BlobSource, Input, type InputAudioTrack } from "mediabunny";
import { UnreadableProgramme } from "./unreadable-programme.ts";

/**
 * Opens the first sound track of a film or a mix. Reads only the requested parts of the file, never the whole. The
 * caller disposes of `input`.
 * @throws {UnreadableProgramme} when it has none that this browser can decode.
 */
export async function openSoundTrack(file: Blob): Promise<{ input: Input; track: InputAudioTrack }> {
  if (file.size === 0) throw new UnreadableProgramme("empty");
  const input = new Input({
    // Ignores errors of abandoned reads: the next read reports them.
    source: new BlobSource(file, { handleUnhandledError: () => undefined }),
    formats: ALL_FORMATS,
  });
  try {
    await input.getFormat().catch((cause: unknown) => {
      throw new UnreadableProgramme("unknown", cause);
    });
    const tracks = await input.getTracks().catch((cause: unknown) => {
      throw new UnreadableProgramme("damaged", cause);
    });
    const track = await input.getPrimaryAudioTrack();
    if (!track) throw new UnreadableProgramme(tracks.length > 0 ? "noSound" : "damaged");
    const codec = await track.getCodec();
    if (!codec?.startsWith("pcm") && typeof AudioDecoder === "undefined")
      throw new UnreadableProgramme("noDecoder");
    if (!(await track.canDecode())) throw new UnreadableProgramme("codec");
    return { input, track };
  } catch (cause) {
    input.dispose();
    throw cause instanceof UnreadableProgramme ? cause : new UnreadableProgramme("damaged", cause);
  }
}
