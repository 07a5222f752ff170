import { runFiguresCommand } from "#/server/operate/figures/figures-command.ts";
import { type MusicPlaces, runMusicCommand } from "#/server/operate/music/music-command.ts";
import { runTermsCommand } from "#/server/operate/music/terms-command.ts";
import { runWebhookCommand } from "#/server/operate/webhooks/webhook-command.ts";
import { runTokenCommand } from "#/server/people/access-tokens/token-command.ts";
import type { Outcome, RemoteCommand } from "#/server/platform/terminal/command-socket.ts";
import { translatorFor } from "#/server/platform/terminal/words.ts";
import { runAdviceCommand } from "#/server/work/projects/advice-command.ts";

/** Runs a command for another process, since this one holds the embedded database; `secret` is the server's own. */
export function runRemoteCommand(
  places: MusicPlaces,
  { command, args, language }: RemoteCommand,
  secret: string,
): Promise<Outcome> {
  const translator = translatorFor(language);
  const { db } = places;
  switch (command) {
    case "advice":
      return runAdviceCommand(db, args, translator);
    case "album":
    case "track":
      return runMusicCommand(places, command, args, translator);
    case "figures":
      return runFiguresCommand(db, args, translator);
    case "terms":
      return runTermsCommand(places, args, translator);
    case "token":
      return runTokenCommand(db, args, translator);
    case "webhook":
      return runWebhookCommand(db, args, translator, secret);
  }
}
