import { sweepMedia } from "#/server/operate/import/files/sweep-media.ts";
import { purgeSite } from "#/server/operate/import/purge-site.ts";
import type { Config } from "#/server/platform/config/config.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { openMedia } from "#/server/platform/media/open-media.ts";
import type { MediaStore } from "#/server/platform/media/store.ts";
import { carryOut } from "#/server/platform/terminal/carry-out.ts";
import { CommandError } from "#/server/platform/terminal/command-error.ts";
import type { Outcome } from "#/server/platform/terminal/command-socket.ts";
import type { Translator } from "#/server/platform/terminal/words.ts";
import { houseTime } from "#/server/platform/text/house-time.ts";
import { type Deletion, deleteMusic } from "./delete-music.ts";
import { listMusic } from "./list-music.ts";
import type { MusicKind } from "./music-kind.ts";
import { type MusicRequest, parseMusicRequest } from "./parse-music-request.ts";
import { setMusic } from "./set-music.ts";
import { showMusic } from "./show-music.ts";
import { showOrHide } from "./show-or-hide.ts";

interface CommandOptions {
  kind: MusicKind;
  /** Arguments after `album` or `track`. */
  args: string[];
  config: Config;
  translator: Translator;
  output: NodeJS.WritableStream;
}

/** The catalogue, its media, and the function that refreshes the site's pages after a change. */
export interface MusicPlaces {
  db: Database;
  media: MediaStore;
  changed: () => Promise<void>;
}

/**
 * Lists, shows, hides, publishes, schedules, describes or deletes albums or tracks. While the site has the embedded
 * database open, the site runs the command. Returns the exit code: 1 if nothing was done.
 * @throws {CommandError} when it cannot start.
 */
export async function musicCommand({
  kind,
  args,
  config,
  translator,
  output,
}: CommandOptions): Promise<number> {
  const request = parseMusicRequest(kind, args);
  const media = openMedia(config.media);
  const command = { command: kind, args, language: translator.language };
  const changed = () => purgeSite(config);
  const { text, isDone } = await carryOut(config, command, (db) =>
    runRequest({ db, media, changed }, kind, request, translator),
  );
  output.write(`${text}\n`);
  return isDone ? 0 : 1;
}

/**
 * Runs the command within the site, on its open database and its pages.
 * @throws {CommandError} for invalid arguments.
 */
export function runMusicCommand(
  places: MusicPlaces,
  kind: MusicKind,
  args: string[],
  translator: Translator,
): Promise<Outcome> {
  return runRequest(places, kind, parseMusicRequest(kind, args), translator);
}

async function runRequest(
  places: MusicPlaces,
  kind: MusicKind,
  request: MusicRequest,
  translator: Translator,
): Promise<Outcome> {
  try {
    return await perform(places, kind, request, translator);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return { text: translator.tell(error.notice), isDone: false };
  }
}

async function perform(
  { db, media, changed }: MusicPlaces,
  kind: MusicKind,
  request: MusicRequest,
  translator: Translator,
): Promise<Outcome> {
  if (request.action === "list")
    return { text: await listMusic(db, kind, request, translator), isDone: true };
  if (request.action === "show")
    return { text: await showMusic(db, kind, request.names, translator), isDone: true };
  if (request.action === "delete") {
    const deletion = await deleteMusic(db, kind, request);
    if (request.isSure) {
      await changed();
      await sweepMedia(db, media);
    }
    return { text: deletionText(deletion, request.isSure, translator), isDone: request.isSure };
  }
  if (request.action === "set") {
    const found = await setMusic({ db, media }, kind, request);
    await changed();
    const fields = request.fields.names.join(", ");
    const lines = found.map(({ name, slug }) => translator.say("musicSet", { name, slug, fields }));
    return { text: lines.join("\n"), isDone: true };
  }
  const { action, names } = request;
  const publishAt = request.action === "schedule" ? request.publishAt : null;
  const found = await showOrHide(db, kind, { names, isEnable: action === "publish", publishAt });
  await changed();
  const when = publishAt ? houseTime(publishAt) : "";
  const lines = found.map(({ name, slug }) => translator.say("musicShown", { action, name, slug, when }));
  return { text: lines.join("\n"), isDone: true };
}

function deletionText({ found, ...counts }: Deletion, isSure: boolean, { say }: Translator): string {
  const lines = found.map(({ name, slug }) => `- ${name} (${slug})`);
  return [...lines, say(isSure ? "musicDeleted" : "musicAsksYes", counts)].join("\n");
}
