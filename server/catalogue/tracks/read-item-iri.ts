import { readIri } from "#/server/platform/http/read-iri.ts";

/**
 * Normalises the address of a track or a version.
 * @throws Problem 400 when it is neither.
 */
export function readItemIri(iri: string): string {
  const collection = iri.startsWith("/api/track_versions/") ? "/api/track_versions" : "/api/tracks";
  return `${collection}/${readIri(iri, collection)}`;
}
