import { execFileSync } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { readAlbumOrder } from "#/demo/music/read-album-order.ts";
import { renderVersion } from "#/demo/music/render.ts";
import { encodeMp3 } from "#/server/sound/measuring/encode-mp3.ts";
import type { Pcm } from "#/server/sound/measuring/pcm.ts";

const ALBUMS = join(import.meta.dirname, "../demo/content/albums");
const SECONDS = 180;
const FFMPEG = "ffmpeg";
/** Factor by which the music is slowed down, so that it is found in no catalogue: such a search takes longest. */
const SLOWER = 1.15;
/** Other formats that visitors send; three minutes of flac in mono stay below the upload limit. */
const OTHER_KINDS = { flac: ["-ac", "1", "-c:a", "flac"], mp4: ["-c:a", "aac", "-b:a", "128k"] };

/**
 * Writes three minutes of music that is in no catalogue into a folder: as mp3 and, if ffmpeg is installed, as flac and
 * mp4. Returns the paths.
 */
export async function writeUploadedSounds(folder: string): Promise<string[]> {
  const [album = ""] = (await readdir(ALBUMS)).toSorted();
  const brief = readAlbumOrder(parse(await readFile(join(ALBUMS, album), "utf8")));
  const [first] = brief.tracks;
  if (!first) throw new Error(`${album} has no track`);
  const { pcm } = await renderVersion(brief.album, first.track, "full");
  const mp3 = join(folder, "sound.mp3");
  await writeFile(mp3, await encodeMp3(slowed(pcm), { bitrate: 192 }));
  return [mp3, ...transcoded(mp3, folder)];
}

/** Repeats the sound, slower and lower, for three minutes. */
function slowed({ sampleRate, channels }: Pcm): Pcm {
  const length = SECONDS * sampleRate;
  const slow = (samples: Float32Array) =>
    Float32Array.from({ length }, (_, i) => samples[Math.floor(i / SLOWER) % samples.length] ?? 0);
  return { sampleRate, channels: channels.map(slow) };
}

function transcoded(source: string, folder: string): string[] {
  try {
    return Object.entries(OTHER_KINDS).map(([kind, coding]) => {
      const path = join(folder, `sound.${kind}`);
      execFileSync(FFMPEG, ["-i", source, ...coding, path], { stdio: "ignore" });
      return path;
    });
  } catch {
    process.stdout.write("No ffmpeg here: mp3 alone is sent.\n");
    return [];
  }
}
