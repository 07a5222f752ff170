import { z } from "zod";
import "./parse-without-eval.ts";
import * as accessToken from "./access-token.ts";
import * as addresses from "./addresses.ts";
import * as album from "./album.ts";
import * as analysis from "./analysis.ts";
import * as brief from "./brief.ts";
import * as captcha from "./captcha.ts";
import * as carousel from "./carousel.ts";
import * as cart from "./cart.ts";
import * as catalogueExport from "./catalogue-export.ts";
import * as change from "./change.ts";
import * as clientRoom from "./client-room.ts";
import * as contest from "./contest.ts";

import * as cueSheet from "./cue-sheet.ts";
import * as device from "./device.ts";
import * as dial from "./dial.ts";
import * as download from "./download.ts";
import type { Endpoint } from "./endpoint.ts";
import * as error from "./error.ts";
import * as form from "./form.ts";
import * as history from "./history.ts";
import * as item from "./item.ts";
import * as listening from "./listening.ts";
import * as map from "./map.ts";
import * as musicAdvice from "./music-advice.ts";
import * as passkey from "./passkey.ts";
import * as passwordReset from "./password-reset.ts";
import * as placement from "./placement.ts";
import * as playlist from "./playlist.ts";
import * as playlistLink from "./playlist-link.ts";
import * as playlistNote from "./playlist-note.ts";
import * as playlistTeam from "./playlist-team.ts";
import * as programmeUses from "./programme-uses.ts";
import * as projectRoom from "./project-room.ts";
import * as search from "./search.ts";
import * as searchSuggestions from "./search-suggestions.ts";
import * as secondFactor from "./second-factor.ts";
import * as securityEvent from "./security-event.ts";
import * as session from "./session.ts";
import * as signInLink from "./sign-in-link.ts";
import * as similarity from "./similarity.ts";
import * as site from "./site.ts";
import * as synonymSearch from "./synonym-search.ts";
import * as taxonomy from "./taxonomy.ts";
import * as track from "./track.ts";
import * as trackCredits from "./track-credits.ts";
import * as user from "./user.ts";
import * as userProfile from "./user-profile.ts";
import * as webhook from "./webhook.ts";
import * as writer from "./writer.ts";

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}

const nouns: readonly Record<string, unknown>[] = [
  accessToken,
  addresses,
  album,
  analysis,
  brief,
  carousel,
  captcha,
  clientRoom,
  change,
  contest,
  form,
  cart,
  catalogueExport,
  cueSheet,
  device,
  dial,
  download,
  error,
  history,
  item,
  listening,
  map,
  musicAdvice,
  passkey,
  passwordReset,
  signInLink,
  placement,
  playlist,
  playlistLink,
  playlistNote,
  playlistTeam,
  projectRoom,
  search,
  searchSuggestions,
  secondFactor,
  securityEvent,
  session,
  programmeUses,
  similarity,
  site,
  synonymSearch,
  taxonomy,
  track,
  trackCredits,
  user,
  userProfile,
  webhook,
  writer,
];

/** All calls of the contract with their names in the code, such as `tracksEndpoint`. */
export const namedEndpoints: readonly (readonly [name: string, endpoint: Endpoint])[] = nouns.flatMap(
  (noun) =>
    Object.entries(noun).flatMap(([name, value]) => (isEndpoint(value) ? [[name, value] as const] : [])),
);

/** All calls of the contract, for the generated documents and for tests. */
export const endpoints: readonly Endpoint[] = namedEndpoints.map(([, endpoint]) => endpoint);

/** All exported schemas with their names, such as `trackSchema`. */
export const namedSchemas: readonly (readonly [name: string, schema: z.ZodType])[] = nouns.flatMap((noun) =>
  Object.entries(noun).flatMap(([name, value]) =>
    name.endsWith("Schema") && value instanceof z.ZodType ? [[name, value] as const] : [],
  ),
);
