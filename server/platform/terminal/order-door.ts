import { once } from "node:events";
import { mkdir, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";

/** Access for the owner only. */
const PRIVATE = 0o700;
/** Most characters of an order, which is a list of words: longer ones are mistakes. */
const LONGEST = 1_000_000;
const PATIENCE_MS = 30_000;

const orderSchema = z.object({
  command: z.enum(["advice", "album", "figures", "terms", "token", "track", "webhook"]),
  args: z.array(z.string()),
  language: z.enum(["fr", "en"]),
});
/** A command, its arguments, and the language of the answer. */
export type SentOrder = z.infer<typeof orderSchema>;

const outcomeSchema = z.object({ text: z.string(), isDone: z.boolean() });
/** The text to print for an order, and whether it was carried out. */
export type Outcome = z.infer<typeof outcomeSchema>;

/** The embedded database allows one process: others reach it through a socket in the data folder. */
const folderOf = (dataDir: string) => join(dataDir, "orders");
const socketOf = (dataDir: string) => join(folderOf(dataDir), "orders.sock");

/**
 * Lets this process, which holds the embedded database of `dataDir`, run commands of the same machine and person.
 * Returns a function that stops it.
 * @throws when the system has no such sockets, or the folder's path is too long for one.
 */
export async function openOrderDoor(
  dataDir: string,
  perform: (order: SentOrder) => Promise<Outcome>,
): Promise<() => Promise<void>> {
  await mkdir(folderOf(dataDir), { recursive: true, mode: PRIVATE });
  // Left by a killed process; only this one holds the folder.
  await rm(socketOf(dataDir), { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    answer(socket, perform).catch(() => socket.destroy());
  });
  server.listen(socketOf(dataDir));
  await once(server, "listening");
  return async () => {
    server.close();
    await once(server, "close");
  };
}

async function answer(socket: Socket, perform: (order: SentOrder) => Promise<Outcome>): Promise<void> {
  let length = 0;
  socket.on("data", (chunk: Buffer) => {
    length += chunk.length;
    if (length > LONGEST) socket.destroy();
  });
  const order = orderSchema.parse(JSON.parse(await text(socket)));
  socket.end(JSON.stringify(await perform(order)));
}

/**
 * Sends an order to the process that holds the embedded database of `dataDir`; returns null when none accepts orders.
 */
export async function sendOrder(dataDir: string, order: SentOrder): Promise<Outcome | null> {
  const socket = connect({ path: socketOf(dataDir), allowHalfOpen: true });
  try {
    await once(socket, "connect");
  } catch {
    return null;
  }
  socket.end(JSON.stringify(order));
  return outcomeSchema.parse(JSON.parse(await text(socket)));
}
