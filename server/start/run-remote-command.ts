import { performFigures } from "#/server/operate/figures/figures-command.ts";
import { type MusicPlaces, performMusic } from "#/server/operate/music/music-command.ts";
import { performTerms } from "#/server/operate/music/terms-command.ts";
import { performWebhook } from "#/server/operate/webhooks/webhook-command.ts";
import { runTokenCommand } from "#/server/people/access-tokens/token-command.ts";
import type { Outcome, RemoteCommand } from "#/server/platform/terminal/command-socket.ts";
import { wordsIn } from "#/server/platform/terminal/words.ts";
import { performAdvice } from "#/server/work/projects/advice-command.ts";

/** Runs a command for another process, since this one holds the embedded database; `secret` is the server's own. */
export function runRemoteCommand(
  places: MusicPlaces,
  { command, args, language }: RemoteCommand,
  secret: string,
): Promise<Outcome> {
  const words = wordsIn(language);
  const { db } = places;
  switch (command) {
    case "advice":
      return performAdvice(db, args, words);
    case "album":
    case "track":
      return performMusic(places, command, args, words);
    case "figures":
      return performFigures(db, args, words);
    case "terms":
      return performTerms(places, args, words);
    case "token":
      return runTokenCommand(db, args, words);
    case "webhook":
      return performWebhook(db, args, words, secret);
  }
}
