import * as album from "./album.ts";
import * as carousel from "./carousel.ts";
import * as dial from "./dial.ts";
import type { Endpoint } from "./endpoint.ts";
import * as listening from "./listening.ts";
import * as map from "./map.ts";
import * as placement from "./placement.ts";
import * as search from "./search.ts";
import * as site from "./site.ts";
import * as taxonomy from "./taxonomy.ts";
import * as track from "./track.ts";
import * as userProfile from "./user-profile.ts";
import * as writer from "./writer.ts";

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}

/** Every call of the contract, for the documents made from it and for the tests that walk it. */
export const endpoints: readonly Endpoint[] = [
  album,
  carousel,
  dial,
  listening,
  map,
  placement,
  search,
  site,
  taxonomy,
  track,
  userProfile,
  writer,
].flatMap((noun) => Object.values(noun as Record<string, unknown>).filter(isEndpoint));
