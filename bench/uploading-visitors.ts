/**
 * Uploads sounds in a process of its own, so that its memory and garbage collection do not affect the measured process.
 * Arguments: the site's address, and a folder for its files. Sends its parent the names of the files once they are
 * written. For each number it then receives, it makes so many uploads at once and replies with the seconds until each
 * was analysed and compared.
 */
import { openAsBlob } from "node:fs";
import { basename } from "node:path";
import { writeUploadedSounds } from "./uploaded-sounds.ts";

/** Milliseconds after which an unanswered upload fails the measurement. */
const LONGEST_MS = 120_000;

const [url = "", folder = ""] = process.argv.slice(2);
const paths = await writeUploadedSounds(folder);
let turns = 0;

process.on("message", async (atOnce: number) => {
  const uploads = Array.from({ length: atOnce }, () => upload(turns++));
  process.send?.(await Promise.all(uploads));
});
process.once("disconnect", () => process.exit());
process.send?.(paths.map((path) => basename(path)));

async function upload(turn: number): Promise<number> {
  const path = paths[turn % paths.length] as string;
  const body = new FormData();
  body.set("file", await openAsBlob(path), basename(path));
  const startedAt = performance.now();
  const call = path.endsWith(".mp4") ? "video_similarity_search" : "file_similarity_search";
  const answer = await fetch(`${url}/api/front/${call}`, {
    method: "POST",
    headers: { "x-forwarded-for": `10.2.${turn >> 8}.${turn & 255}` },
    body,
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  if (!answer.ok) throw new Error(`${basename(path)} was answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
  return (performance.now() - startedAt) / 1000;
}
