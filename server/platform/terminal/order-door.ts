import { once } from "node:events";
import { mkdir, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";

/** Its owner alone may come in. */
const PRIVATE = 0o700;
/** An order is a list of words: longer ones are mistakes. */
const LONGEST = 1_000_000;
const PATIENCE_MS = 30_000;

const orderSchema = z.object({
  command: z.enum(["advice", "album", "figures", "terms", "token", "track", "webhook"]),
  args: z.array(z.string()),
  language: z.enum(["fr", "en"]),
});
/** A command, what follows its name, and the language to answer in. */
export type SentOrder = z.infer<typeof orderSchema>;

const outcomeSchema = z.object({ text: z.string(), isDone: z.boolean() });
/** What is to be said of an order, and whether it was done. */
export type Outcome = z.infer<typeof outcomeSchema>;

/** The embedded database takes one process at a time: it is asked through a socket in the data folder. */
const folderOf = (dataDir: string) => join(dataDir, "orders");
const socketOf = (dataDir: string) => join(folderOf(dataDir), "orders.sock");

/**
 * Lets commands of the same machine and person be done by this process, which holds the embedded database of `dataDir`.
 * Gives what shuts the door.
 * @throws where the system has no such sockets, or the folder's path is too long for one.
 */
export async function openOrderDoor(
  dataDir: string,
  perform: (order: SentOrder) => Promise<Outcome>,
): Promise<() => Promise<void>> {
  await mkdir(folderOf(dataDir), { recursive: true, mode: PRIVATE });
  // What a killed process left; this one alone holds the folder.
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

/** Has an order done by the process that holds the embedded database of `dataDir`; null when it has no door. */
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
