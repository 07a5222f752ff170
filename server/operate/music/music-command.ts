import { sweepMedia } from "#/server/operate/import/files/sweep-media.ts";
import { purgeSite } from "#/server/operate/import/purge-site.ts";
import type { Config } from "#/server/platform/config/config.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { openMedia } from "#/server/platform/media/open-media.ts";
import type { MediaStore } from "#/server/platform/media/store.ts";
import { carryOut } from "#/server/platform/terminal/carry-out.ts";
import { CommandError } from "#/server/platform/terminal/command-error.ts";
import type { Outcome } from "#/server/platform/terminal/command-socket.ts";
import type { Words } from "#/server/platform/terminal/words.ts";
import { houseTime } from "#/server/platform/text/house-time.ts";
import { type Deletion, deleteMusic } from "./delete-music.ts";
import { listMusic } from "./list-music.ts";
import type { MusicKind } from "./music-kind.ts";
import { type MusicOrder, readOrder } from "./read-order.ts";
import { setMusic } from "./set-music.ts";
import { showMusic } from "./show-music.ts";
import { showOrHide } from "./show-or-hide.ts";

interface MusicCommand {
  kind: MusicKind;
  /** Arguments after `album` or `track`. */
  args: string[];
  config: Config;
  words: Words;
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
export async function musicCommand({ kind, args, config, words, output }: MusicCommand): Promise<number> {
  const asked = readOrder(kind, args);
  const media = openMedia(config.media);
  const order = { command: kind, args, language: words.language };
  const changed = () => purgeSite(config);
  const { text, isDone } = await carryOut(config, order, (db) =>
    answer({ db, media, changed }, kind, asked, words),
  );
  output.write(`${text}\n`);
  return isDone ? 0 : 1;
}

/**
 * Runs the command within the site, on its open database and its pages.
 * @throws {CommandError} for invalid arguments.
 */
export function performMusic(
  places: MusicPlaces,
  kind: MusicKind,
  args: string[],
  words: Words,
): Promise<Outcome> {
  return answer(places, kind, readOrder(kind, args), words);
}

async function answer(
  places: MusicPlaces,
  kind: MusicKind,
  asked: MusicOrder,
  words: Words,
): Promise<Outcome> {
  try {
    return await perform(places, kind, asked, words);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return { text: words.tell(error.notice), isDone: false };
  }
}

async function perform(
  { db, media, changed }: MusicPlaces,
  kind: MusicKind,
  asked: MusicOrder,
  words: Words,
): Promise<Outcome> {
  if (asked.action === "list") return { text: await listMusic(db, kind, asked, words), isDone: true };
  if (asked.action === "show") return { text: await showMusic(db, kind, asked.names, words), isDone: true };
  if (asked.action === "delete") {
    const deletion = await deleteMusic(db, kind, asked);
    if (asked.isSure) {
      await changed();
      await sweepMedia(db, media);
    }
    return { text: deletionText(deletion, asked.isSure, words), isDone: asked.isSure };
  }
  if (asked.action === "set") {
    const found = await setMusic({ db, media }, kind, asked);
    await changed();
    const fields = asked.fields.names.join(", ");
    const lines = found.map(({ name, slug }) => words.say("musicSet", { name, slug, fields }));
    return { text: lines.join("\n"), isDone: true };
  }
  const { action, names } = asked;
  const publishAt = asked.action === "schedule" ? asked.publishAt : null;
  const found = await showOrHide(db, kind, { names, isEnable: action === "publish", publishAt });
  await changed();
  const when = publishAt ? houseTime(publishAt) : "";
  const lines = found.map(({ name, slug }) => words.say("musicShown", { action, name, slug, when }));
  return { text: lines.join("\n"), isDone: true };
}

function deletionText({ found, ...counts }: Deletion, isSure: boolean, { say }: Words): string {
  const lines = found.map(({ name, slug }) => `- ${name} (${slug})`);
  return [...lines, say(isSure ? "musicDeleted" : "musicAsksYes", counts)].join("\n");
}
