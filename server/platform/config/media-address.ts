import { resolve } from "node:path";
import type { BucketAccess, MediaPlace } from "#/server/platform/media/media-place.ts";

export const MEDIA_ADDRESS =
  "a folder such as file:///srv/sillon-media, or a bucket such as s3://bucket/some/folder";

/** Matches a bucket whose name is fit for a host name, and a folder in it without dot segments. */
const BUCKET =
  /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?!\.\.?(?:\/|$))[\w.-]+(?:\/(?!\.\.?(?:\/|$))[\w.-]+)*)?\/?)?$/;

/** Returns whether `text` is an address of a media store. */
export function isMediaAddress(text: string): boolean {
  return BUCKET.test(text) || URL.parse(text)?.protocol === "file:";
}

export const isBucketAddress = (text: string | undefined) => text !== undefined && BUCKET.test(text);

/**
 * Returns the media place of an address; `access` is for buckets. Null for an invalid address, or a bucket without
 * access.
 */
export function mediaPlaceOf(text: string, access: BucketAccess | null): MediaPlace | null {
  const [, bucket, folder] = text.match(BUCKET) ?? [];
  if (bucket) return access && { kind: "bucket", ...access, bucket, prefix: folder ? `${folder}/` : "" };
  const url = URL.parse(text);
  if (url?.protocol !== "file:") return null;
  return { kind: "folder", folder: resolve(decodeURIComponent(url.pathname)) };
}
