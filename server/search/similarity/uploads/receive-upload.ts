import { randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LARGEST_FILM, LARGEST_SOUND } from "#/contract/similarity.ts";
import { Problem, violation } from "#/server/platform/http/problem.ts";
import { refusalSentence } from "#/server/search/similarity/refusal-sentence.ts";
import { readMultipart } from "./multipart.ts";
import { KIND_BYTES, type UploadKind, uploadKind } from "./upload-kind.ts";

/** Prefix of uploaded files in the system's temporary folder. */
export const UPLOAD_PREFIX = "sillon-upload-";

const LARGEST: Record<UploadKind, number> = { sound: LARGEST_SOUND, film: LARGEST_FILM };
const SIZES: Record<UploadKind, string> = { sound: "20 MB", film: "100 MB" };
const KNOWN_KINDS =
  "The file is none of the kinds that can be compared: mp3, wav, aiff, flac, ogg, m4a, or an mp4, mov or webm film.";

/** An uploaded file, until it is discarded. */
export interface Upload {
  path: string;
  filename: string;
  kind: UploadKind;
  fields: Map<string, string[]>;
  /** Removes the file. */
  discard(): Promise<void>;
}

/**
 * Writes the part `file` of a multipart request to a temporary file, counting its bytes and detecting its kind from the
 * first ones. After an error no file remains.
 * @throws Problem 400 without a file, 413 above the size limit of its kind, 415 for another kind.
 */
export async function receiveUpload(request: Request, kinds: readonly UploadKind[]): Promise<Upload> {
  const path = join(tmpdir(), UPLOAD_PREFIX + randomUUID());
  const discard = () => rm(path, { force: true });
  const received: { filename: string; kind: UploadKind }[] = [];
  try {
    const type = request.headers.get("content-type") ?? "";
    const fields = await readMultipart(type, request.body ?? empty(), async ({ name, filename }, bytes) => {
      if (name !== "file" || received.length > 0) return;
      received.push({ filename, kind: await write(path, bytes, kinds) });
    });
    const [file] = received;
    if (!file) throw new Problem(400, 'The request has no part "file".');
    return { path, ...file, fields, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

async function* empty(): AsyncGenerator<Uint8Array> {}

async function write(
  path: string,
  bytes: AsyncIterable<Buffer>,
  kinds: readonly UploadKind[],
): Promise<UploadKind> {
  const file = await open(path, "wx", 0o600);
  let kind: UploadKind | null = null;
  let head = Buffer.alloc(0);
  let size = 0;
  try {
    for await (const piece of bytes) {
      size += piece.length;
      await file.write(piece);
      if (!kind) {
        head = Buffer.concat([head, piece]);
        kind = uploadKind(head);
        if (kind || head.length >= KIND_BYTES) checkKind(kind, kinds);
      }
      const most = kind ?? "sound";
      if (size > LARGEST[most]) throw new Problem(413, `The file is larger than ${SIZES[most]}.`);
    }
    if (size === 0) throw violation("file", "blank", refusalSentence("empty"));
    return checkKind(kind, kinds);
  } finally {
    await file.close();
  }
}

function checkKind(kind: UploadKind | null, kinds: readonly UploadKind[]): UploadKind {
  if (!kind || !kinds.includes(kind)) throw new Problem(415, KNOWN_KINDS);
  return kind;
}
