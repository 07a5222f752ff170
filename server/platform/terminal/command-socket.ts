import { once } from "node:events";
import { mkdir, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";

/** Access for the owner only. */
const PRIVATE = 0o700;
/** Maximum characters of a command with its arguments: longer ones are mistakes. */
const LONGEST = 1_000_000;
const TIMEOUT_MS = 30_000;

const remoteCommandSchema = z.object({
  command: z.enum(["advice", "album", "figures", "terms", "token", "track", "webhook"]),
  args: z.array(z.string()),
  language: z.enum(["fr", "en"]),
});
/** A command, its arguments, and the language of the answer. */
export type RemoteCommand = z.infer<typeof remoteCommandSchema>;

const outcomeSchema = z.object({ text: z.string(), isDone: z.boolean() });
/** The text to print for a command, and whether it was carried out. */
export type Outcome = z.infer<typeof outcomeSchema>;

/** The embedded database allows one process: others reach it through a socket in the data folder. */
const folderOf = (dataDir: string) => join(dataDir, "orders");
const socketOf = (dataDir: string) => join(folderOf(dataDir), "orders.sock");

/**
 * Lets this process, which holds the embedded database of `dataDir`, run commands of the same machine and person.
 * Returns a function that stops it.
 * @throws when the system has no such sockets, or the folder's path is too long for one.
 */
export async function openCommandSocket(
  dataDir: string,
  perform: (command: RemoteCommand) => Promise<Outcome>,
): Promise<() => Promise<void>> {
  await mkdir(folderOf(dataDir), { recursive: true, mode: PRIVATE });
  // Left by a killed process; only this one holds the folder.
  await rm(socketOf(dataDir), { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    answer(socket, perform).catch(() => socket.destroy());
  });
  server.listen(socketOf(dataDir));
  await once(server, "listening");
  return async () => {
    server.close();
    await once(server, "close");
  };
}

async function answer(socket: Socket, perform: (command: RemoteCommand) => Promise<Outcome>): Promise<void> {
  let length = 0;
  socket.on("data", (chunk: Buffer) => {
    length += chunk.length;
    if (length > LONGEST) socket.destroy();
  });
  const command = remoteCommandSchema.parse(JSON.parse(await text(socket)));
  socket.end(JSON.stringify(await perform(command)));
}

/** Sends a command to the process that holds the embedded database of `dataDir`; null when none accepts commands. */
export async function sendCommand(dataDir: string, command: RemoteCommand): Promise<Outcome | null> {
  const socket = connect({ path: socketOf(dataDir), allowHalfOpen: true });
  try {
    await once(socket, "connect");
  } catch {
    return null;
  }
  socket.end(JSON.stringify(command));
  return outcomeSchema.parse(JSON.parse(await text(socket)));
}
