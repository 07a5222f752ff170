import { queryOptions } from "@tanstack/react-query";
import {
  answerItemEndpoint,
  type ClientRoom,
  clientRoomEndpoint,
  commentItemEndpoint,
  nameClientEndpoint,
  takeBackCommentEndpoint,
  type Verdict,
} from "#/contract/client-room.ts";
import { call } from "#/lib/call.ts";
import { browserQueryClient, perform } from "#/lib/query-client.tsx";
import { keepName, keptName } from "./kept-name.ts";

/** What this browser said on a share page; only its own words change it. */
export const roomQuery = (token: string) =>
  queryOptions({
    queryKey: ["client room", token],
    queryFn: ({ signal }) => call(clientRoomEndpoint, { params: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });

const change = (token: string, make: (room: ClientRoom) => ClientRoom) =>
  browserQueryClient()?.setQueryData(
    roomQuery(token).queryKey,
    (room: ClientRoom | undefined) => room && make(room),
  );

let before: Promise<unknown> = Promise.resolve();

/** Sends words one after the other: the answer to the first one brings the cookie that the others are known by. */
function inTurn<Result>(send: () => Promise<Result>): Promise<Result> {
  const mine = before.then(() => perform(send, { silent: true }));
  before = mine.catch(() => {});
  return mine;
}

async function say(token: string, send: () => Promise<ClientRoom>): Promise<void> {
  try {
    const room = await inTurn(send);
    change(token, () => room);
    const name = keptName();
    if (room.name === null && name) await nameClient(token, name);
  } catch (error) {
    // What was shown ahead of its answer is not so.
    await browserQueryClient()?.invalidateQueries({ queryKey: roomQuery(token).queryKey });
    throw error;
  }
}

/** Accepts or rejects a track or version, or takes that back; shown at once. */
export function answerItem(token: string, track: string, verdict: Verdict | null): Promise<void> {
  change(token, ({ answers, ...room }) => {
    const others = answers.filter((one) => one.track !== track);
    return { ...room, answers: verdict ? [...others, { track, verdict }] : others };
  });
  return say(token, () => call(answerItemEndpoint, { params: { token }, body: { track, verdict } }));
}

/** Says something of a track or version, at a second of it or on the whole. */
export function commentItem(
  token: string,
  comment: { track: string; at: number | null; text: string },
): Promise<void> {
  return say(token, () => call(commentItemEndpoint, { params: { token }, body: comment }));
}

/** Takes a comment back. */
export async function takeBackComment(token: string, id: number): Promise<void> {
  await inTurn(() => call(takeBackCommentEndpoint, { params: { token, id } }));
  change(token, ({ comments, ...room }) => ({ ...room, comments: comments.filter((one) => one.id !== id) }));
}

/** Gives one's name, or takes it back; this device offers it on other share pages too. */
export async function nameClient(token: string, name: string | null): Promise<void> {
  keepName(name);
  const room = await inTurn(() => call(nameClientEndpoint, { params: { token }, body: { name } }));
  change(token, () => room);
}
