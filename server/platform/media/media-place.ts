/** A bucket of an S3-compatible store, our folder in it, and the access to it. */
export type BucketPlace = BucketAccess & {
  kind: "bucket";
  bucket: string;
  /** Prefix of every name: "" or `some/folder/`. */
  prefix: string;
};

/** Access to a store, for any bucket. */
export type BucketAccess = {
  /** `https://s3.example`, without path. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is in the path (`s3.example/bucket/x`) rather than the host (`bucket.s3.example/x`). */
  isPathStyle: boolean;
};

/** Location of the media: plain data, so that it can be passed to another process. */
export type MediaPlace = { kind: "folder"; folder: string } | BucketPlace;

/** Returns a place in readable form, without secrets. */
export const placeName = (place: MediaPlace): string =>
  place.kind === "folder" ? place.folder : `s3://${place.bucket}/${place.prefix}`;
