import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { readBrief } from "#/server/demo/music/read-brief.ts";
import { renderVersion } from "#/server/demo/music/render.ts";
import { encodeMp3 } from "#/server/sound/encode-mp3.ts";
import type { Pcm } from "#/server/sound/pcm.ts";

const ALBUM = join(import.meta.dirname, "../server/demo/content/albums");
const SECONDS = 180;
const FFMPEG = "ffmpeg";
/** Played so many times as slow the music is found in no catalogue: that takes longest. */
const SLOWER = 1.15;
/** What visitors send besides mp3; in mono, three minutes of flac stay under what may be sent. */
const OTHER_KINDS = { flac: ["-ac", "1", "-c:a", "flac"], mp4: ["-c:a", "aac", "-b:a", "128k"] };

export interface UploadedSound {
  name: string;
  bytes: Uint8Array;
}

/** Three minutes of music that no catalogue holds, as mp3 and, where ffmpeg is on the machine, as flac and mp4. */
export async function uploadedSounds(album: string): Promise<UploadedSound[]> {
  const brief = readBrief(parse(await readFile(join(ALBUM, album), "utf8")));
  const [first] = brief.tracks;
  if (!first) throw new Error(`${album} has no track`);
  const { pcm } = await renderVersion(brief.album, first.track, "full");
  const mp3 = await encodeMp3(slowed(pcm), { bitrate: 192 });
  return [{ name: "sound.mp3", bytes: mp3 }, ...(await transcoded(mp3))];
}

/** The sound over and over, slower and lower, for three minutes. */
function slowed({ sampleRate, channels }: Pcm): Pcm {
  const length = SECONDS * sampleRate;
  const slow = (samples: Float32Array) =>
    Float32Array.from({ length }, (_, i) => samples[Math.floor(i / SLOWER) % samples.length] ?? 0);
  return { sampleRate, channels: channels.map(slow) };
}

async function transcoded(mp3: Uint8Array): Promise<UploadedSound[]> {
  const folder = await mkdtemp(join(tmpdir(), "sillon-bench-"));
  const source = join(folder, "sound.mp3");
  try {
    await writeFile(source, mp3);
    const sounds: UploadedSound[] = [];
    for (const [kind, coding] of Object.entries(OTHER_KINDS)) {
      const name = `sound.${kind}`;
      execFileSync(FFMPEG, ["-i", source, ...coding, join(folder, name)], { stdio: "ignore" });
      sounds.push({ name, bytes: await readFile(join(folder, name)) });
    }
    return sounds;
  } catch {
    process.stdout.write("No ffmpeg here: mp3 alone is sent.\n");
    return [];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
