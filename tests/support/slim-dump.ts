import { sql } from "drizzle-orm";
import type { EmbeddedDatabase } from "#/server/platform/db/open.ts";

/** A tar is made of blocks; a member's header is one, with its name and its size in octal digits. */
const BLOCK = 512;
const NAME_END = 100;
const SIZE = { from: 124, to: 136 };
const WAL_SEGMENT = /\/pg_wal\/([0-9A-F]{24})$/;

/**
 * A dump that is quick to open, because all of it is checkpointed: without the segments of the write-ahead log that are
 * written through or kept for later, and without the databases that new ones are copied from.
 */
export async function slimDump({ db, dump }: EmbeddedDatabase): Promise<Uint8Array<ArrayBuffer>> {
  await db.execute(sql`update pg_database set datistemplate = false`);
  await db.execute(sql`drop database template0`);
  await db.execute(sql`drop database template1`);
  // At the beginning of a segment, so that opening the dump does not have to make the next one.
  await db.execute(sql`select pg_switch_wal()`);
  await db.execute(sql`checkpoint`);
  const { rows } = await db.execute<{ segment: string }>(
    sql`select redo_wal_file as segment from pg_control_checkpoint()`,
  );
  const segment = rows[0]?.segment;
  if (!segment)
    throw new Error("The database does not say where its checkpoint is: its dump would not open.");
  const tar = Buffer.from(await (await dump()).arrayBuffer());
  return Buffer.concat(membersOf(tar).filter((member) => isWanted(member, segment)));
}

function isWanted(member: Buffer, segment: string): boolean {
  const name = member.toString("latin1", 0, NAME_END).replace(/\0.*/s, "");
  const found = WAL_SEGMENT.exec(name);
  return !found || found[1] === segment;
}

/** Each with its header; last, as one, the empty blocks at the end. */
function membersOf(tar: Buffer): Buffer[] {
  const members: Buffer[] = [];
  let at = 0;
  while (at < tar.length && tar[at] !== 0) {
    const size = Number.parseInt(tar.toString("latin1", at + SIZE.from, at + SIZE.to), 8);
    const end = at + BLOCK * (1 + Math.ceil(size / BLOCK));
    members.push(tar.subarray(at, end));
    at = end;
  }
  return [...members, tar.subarray(at)];
}
