/** A bucket of an S3-compatible store, the part of it that is ours, and how to come in. */
export type BucketPlace = BucketAccess & {
  kind: "bucket";
  bucket: string;
  /** Before every name: "" or `some/folder/`. */
  prefix: string;
};

/** Access to a store, for any bucket. */
export type BucketAccess = {
  /** `https://s3.example`, without path. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is named in the path (`s3.example/bucket/x`), else in the host (`bucket.s3.example/x`). */
  isPathStyle: boolean;
};

/** Where media are kept: plain data, which a setting gives and another process can be handed. */
export type MediaPlace = { kind: "folder"; folder: string } | BucketPlace;

/** A place as people know it, without anything secret. */
export const placeName = (place: MediaPlace): string =>
  place.kind === "folder" ? place.folder : `s3://${place.bucket}/${place.prefix}`;
