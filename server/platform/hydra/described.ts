import { z } from "zod";
import type { Endpoint } from "#/contract/endpoint.ts";
import { endpoints } from "#/contract/endpoints.ts";

/** Names of the entrypoint's collections, by path (contract, Appendix B). */
const ENTRYPOINT_KEYS: Record<string, string> = {
  "/api/tracks": "track",
  "/api/page_writers": "writer",
  "/api/page_placements": "placement",
  "/api/album_lists_front": "albumList",
  "/api/user_playlists": "userPlaylist",
  "/api/user_playlists_team": "userPlaylistTeam",
  "/api/conseil_musicals": "conseilMusical",
  "/api/cms_menus": "cmsMenu",
  "/api/cms_pages": "cmsPage",
  "/api/page_seos": "pageSeo",
  "/api/referentiels": "referentiel",
  "/api/carousels": "carousel",
  "/api/track_taxonomies": "trackTaxonomy",
  "/api/track_terms": "trackTerm",
  "/api/track_continents": "trackContinent",
  "/api/competition_contests": "contest",
  "/api/front/user_profiles": "userProfile",
  "/api/front_list_marker": "mapMarker",
  "/api/front_map_list_region": "mapRegion",
};

export interface Described {
  name: string;
  /** Properties of the resource, without `@id` and `@type`. */
  properties: Record<string, z.ZodType>;
  operations: Endpoint[];
  collection: { key: string; endpoint: Endpoint } | null;
}

function shapeOf(schema: z.ZodType): z.core.$ZodShape | null {
  return schema instanceof z.ZodObject ? schema.shape : null;
}

/** Returns the shape of a collection's members, or of any other answer itself. */
function memberShape(endpoint: Endpoint): z.core.$ZodShape {
  const shape = shapeOf(endpoint.answer) ?? {};
  const members = shape["hydra:member"];
  return (members instanceof z.ZodArray && shapeOf(members.element as z.ZodType)) || shape;
}

function propertiesOf(shapes: readonly z.core.$ZodShape[]): Record<string, z.ZodType> {
  const all: Record<string, z.ZodType> = Object.assign({}, ...shapes.toReversed());
  return Object.fromEntries(Object.entries(all).filter(([key]) => !key.startsWith("@")));
}

const isCollection = (endpoint: Endpoint) => "hydra:member" in (shapeOf(endpoint.answer) ?? {});

/** Every resource of the contract with the data of all its calls, from which the documents are generated. */
export const describedResources: readonly Described[] = [
  ...Map.groupBy(endpoints, (one) => one.resource),
].map(([name, calls]) => {
  const listed = calls.find((call) => ENTRYPOINT_KEYS[call.path] && isCollection(call));
  return {
    name,
    properties: propertiesOf(calls.map(memberShape)),
    operations: calls.filter((call) => !isCollection(call)),
    collection: listed ? { key: ENTRYPOINT_KEYS[listed.path] as string, endpoint: listed } : null,
  };
});
