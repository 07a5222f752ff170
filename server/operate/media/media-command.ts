import type { Config } from "#/server/platform/config/config.ts";
import { mediaPlaceOf } from "#/server/platform/config/media-address.ts";
import { type MediaPlace, placeName } from "#/server/platform/media/media-place.ts";
import { openMedia } from "#/server/platform/media/open-media.ts";
import { CommandError } from "#/server/platform/terminal/command-error.ts";
import { readOptions } from "#/server/platform/terminal/read-options.ts";
import type { Translator } from "#/server/platform/terminal/words.ts";
import { copyMedia, DamagedFileError } from "./copy-media.ts";

interface CommandOptions {
  /** Arguments after `media`: `copy FROM TO`. */
  args: string[];
  config: Config;
  translator: Translator;
  output: NodeJS.WriteStream;
}

const MEGABYTE = 1_000_000;

/**
 * Copies all media between folders and buckets, even while the site is running. Returns the exit code: 1 for a damaged
 * file.
 * @throws {CommandError} when it cannot start.
 */
export async function mediaCommand({ args, config, translator, output }: CommandOptions): Promise<number> {
  const [action, from, to, ...more] = readOptions(args, {}).positionals;
  if (action !== "copy" || from === undefined || to === undefined || more.length > 0)
    throw new CommandError({ key: "mediaArguments" });
  const [source, target] = [placeIn(from, config), placeIn(to, config)];
  try {
    const done = await copyMedia(openMedia(source), openMedia(target), ({ copied, same }) => {
      if (output.isTTY) output.write(`\r${copied + same}`);
    });
    const values = { ...done, megabytes: Math.ceil(done.bytes / MEGABYTE), place: placeName(target) };
    output.write(`${output.isTTY ? "\r" : ""}${translator.say("mediaCopied", values)}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    output.write(`${translator.say("mediaDamaged", { file: error.file })}\n`);
    return 1;
  }
}

/** Parses an address in the form of `MEDIA_URL`. The keys of buckets come from the settings. */
function placeIn(address: string, config: Config): MediaPlace {
  const place = mediaPlaceOf(address, config.bucketAccess);
  if (place) return place;
  const key = address.startsWith("s3:") && !config.bucketAccess ? "mediaWithoutKeys" : "mediaNoPlace";
  throw new CommandError({ key, values: { address } });
}
