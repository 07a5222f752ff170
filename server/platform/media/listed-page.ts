import { XMLParser } from "fast-xml-parser";
import { z } from "zod";

const entry = z.object({ Key: z.string(), Size: z.coerce.number(), LastModified: z.coerce.date() });
const shape = z.object({
  ListBucketResult: z.object({
    Contents: z.array(entry).optional(),
    EncodingType: z.literal("url").optional(),
    NextContinuationToken: z.string().optional(),
  }),
});

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === "Contents" });

/**
 * Parses one page of a bucket's contents (S3 ListObjectsV2), with or without `encoding-type=url`; `next` is the token
 * of the next page.
 */
export function listedPage(xml: string) {
  const result = shape.parse(parser.parse(xml)).ListBucketResult;
  const { Contents = [], EncodingType, NextContinuationToken: next } = result;
  const plain = (key: string) => (EncodingType ? decodeURIComponent(key.replaceAll("+", " ")) : key);
  const files = Contents.map(({ Key, Size, LastModified }) => ({
    key: plain(Key),
    size: Size,
    changedAt: LastModified.getTime(),
  }));
  return { files, next };
}
