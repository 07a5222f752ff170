import type { MiddlewareHandler } from "hono";
import { programmeUsesEndpoint } from "#/contract/programme-uses.ts";
import { soundSearchEndpoint, videoSearchEndpoint } from "#/contract/similarity.ts";
import { clipCandidatesEndpoint } from "#/contract/track-credits.ts";
import { Problem } from "./problem.ts";
import { READING_METHODS } from "./reading-methods.ts";

/** Searches by POST, which store nothing. */
const SEARCHES: ReadonlySet<string> = new Set(
  [programmeUsesEndpoint, soundSearchEndpoint, videoSearchEndpoint, clipCandidatesEndpoint].map(
    ({ path }) => path,
  ),
);
const RETRY_AFTER_SECONDS = "60";

/** Refuses writes with 503 and an explanation; reads continue. */
export const whileReadOnly: MiddlewareHandler = ({ req }, next) => {
  if (READING_METHODS.has(req.method) || SEARCHES.has(req.path)) return next();
  throw new Problem(
    503,
    "Nothing can be stored just now: the site is being worked on. Listening and searching go on. Try again later.",
    { "Retry-After": RETRY_AFTER_SECONDS },
  );
};
