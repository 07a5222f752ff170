import type { ChangeKind } from "#/contract/change.ts";
import { Problem } from "#/server/platform/http/problem.ts";
import { LARGEST_ID } from "#/server/platform/http/read-id.ts";

/** A position in the feed: all changes up to here are known. */
export interface Cursor {
  xact: number;
  kind: ChangeKind | "";
  id: number;
}

/** Before the first change. */
export const START: Cursor = { xact: 0, kind: "", id: 0 };

const WRITTEN = /^(\d{1,15})\.(album|track|writer|placement|)\.(\d{1,10})$/;

/** Encodes a cursor for clients: opaque, because nobody should compute with it. */
export const writeCursor = ({ xact, kind, id }: Cursor): string =>
  Buffer.from(`${xact}.${kind}.${id}`).toString("base64url");

/** @throws Problem 400 for text that `writeCursor` did not write. */
export function readCursor(text: string): Cursor {
  const [, xact, kind, id] = WRITTEN.exec(Buffer.from(text.slice(0, 80), "base64url").toString()) ?? [];
  if (xact === undefined || Number(id) > LARGEST_ID) throw new Problem(400, "Invalid cursor.");
  return { xact: Number(xact), kind: kind as Cursor["kind"], id: Number(id) };
}
