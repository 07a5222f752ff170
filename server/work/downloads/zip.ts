import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { DownloadFormat } from "#/contract/download.ts";
import { fileName } from "#/contract/file-name.ts";
import type { FileLang } from "./file-language.ts";
import { coverCache, openSound, type SoundSources } from "./open-sound.ts";
import { missingList, readme, type ZipEntry } from "./readme.ts";
import { type SoundFacts, titleOf } from "./sound-facts.ts";
import type { TaggedSound } from "./tagged-sound.ts";

/** A zip being sent: the stream of its bytes, and their number if it is known in advance. */
export interface ZipStream {
  stream: Readable;
  size: number | null;
}

interface ZipOptions {
  title: string;
  /** Language of the file names. */
  lang: FileLang;
  facts: readonly SoundFacts[];
  /** `wav`: WAV where one exists, mp3 for the rest. */
  format: DownloadFormat;
  now: Date;
  /** Whether every file exists, so that the size is known before the first byte. */
  isWhole: boolean;
}

/** The callback of yazl with the size of a zip of uncompressed files; its types omit the argument. */
type SizeCallback = (size: number) => void;

/**
 * Returns a zip of sounds with their credits, generated while it is read, a little of each file at a time. Sounds that
 * are still to be rendered are awaited one after the other; `missing.txt` lists the unavailable ones.
 */
export async function zipOf(sources: SoundSources, options: ZipOptions): Promise<ZipStream> {
  const { now, isWhole, lang } = options;
  const zip = new ZipFile();
  const stored = { compress: false, mtime: now };
  const output = zip.outputStream as Readable;
  const stream = Readable.from(output, { objectMode: false });
  zip.on("error", (error: Error) => output.destroy(error));
  output.on("error", (error) => stream.destroy(error));
  // Listens from the start: an error before the stream is read would end the process.
  const broken = new Promise<never>((_, reject) => stream.once("error", reject));
  // When the reader disconnects, the rest of the work stops.
  let isClosed = false;
  let reading: Readable | undefined;
  stream.once("close", () => {
    isClosed = true;
    reading?.destroy();
  });

  async function fill(): Promise<number> {
    const delivered: ZipEntry[] = [];
    const missing: string[] = [];
    const digits = Math.max(2, String(options.facts.length).length);
    const coverOf = coverCache(sources);
    for (const [index, facts] of options.facts.entries()) {
      if (isClosed) break;
      const opened = await open(sources, facts, options, await coverOf(facts.image));
      if (!opened) {
        missing.push(titleOf(facts, lang));
        continue;
      }
      const { sound, extension } = opened;
      const name = fileName(titleOf(facts, lang), extension, `${String(index + 1).padStart(digits, "0")} - `);
      delivered.push({ name, facts });
      zip.addReadStreamLazy(name, { ...stored, size: sound.size }, (give) => {
        // yazl pipes the stream without listening to its errors.
        reading = sound.stream().on("error", (error) => output.destroy(error));
        give(null, reading);
      });
    }
    const licence = options.facts[0]?.licence ?? { fr: "", en: "" };
    zip.addBuffer(readme(options, delivered, licence), "readme.txt", stored);
    if (missing.length > 0) zip.addBuffer(missingList(missing), "missing.txt", stored);
    return new Promise((resolve) => {
      const onSize: SizeCallback = resolve;
      zip.end({ forceZip64Format: false, comment: "" }, onSize as () => void);
    });
  }

  const filling = Promise.race([fill(), broken]);
  filling.catch((error: Error) => output.destroy(error));
  return { stream, size: isWhole ? await filling : null };
}

async function open(
  sources: SoundSources,
  facts: SoundFacts,
  { format }: ZipOptions,
  cover: Uint8Array | null,
): Promise<{ sound: TaggedSound; extension: DownloadFormat } | null> {
  const formats: DownloadFormat[] = format === "wav" ? ["wav", "mp3"] : ["mp3"];
  for (const extension of formats) {
    const sound = await openSound(sources, facts, { format: extension, cover });
    if (sound) return { sound, extension };
  }
  return null;
}
