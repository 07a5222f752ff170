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
import { call } from "#/lib/api/call.ts";
import { browserQueryClient, perform } from "#/lib/api/query-client.tsx";
import { serialQueue } from "#/lib/api/serial-queue.ts";
import { keepName, keptName } from "./kept-name.ts";

/** Fetches this browser's own feedback on a share page; only this browser changes it. */
export const roomQuery = (token: string) =>
  queryOptions({
    queryKey: ["client room", token],
    queryFn: ({ signal }) => call(clientRoomEndpoint, { params: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });

/** The feedback of a client without any. */
const emptyRoom = (token: string): ClientRoom => ({
  "@id": `/api/front/shared_playlists/${token}/room`,
  "@type": "ClientRoom",
  name: null,
  answers: [],
  comments: [],
});

/** Updates the cached feedback; cancels a running read, which lacks the change. */
function change(token: string, make: (room: ClientRoom) => ClientRoom): void {
  const client = browserQueryClient();
  const { queryKey } = roomQuery(token);
  void client?.cancelQueries({ queryKey });
  client?.setQueryData(queryKey, (room: ClientRoom | undefined) => make(room ?? emptyRoom(token)));
}

const queue = serialQueue();

/** Sends changes one after the other: the first response sets the cookie that identifies the client. */
const sendInTurn = <Result>(send: () => Promise<Result>): Promise<Result> =>
  queue(() => perform(send, { silent: true }));

/** Number of changes sent for each share page. */
const sent = new Map<string, number>();

/**
 * Sends a change in its turn. Each response contains the whole state of its time, so only the last one is shown:
 * earlier ones lack later changes.
 */
async function sendChange(token: string, send: () => Promise<ClientRoom>): Promise<void> {
  const mine = (sent.get(token) ?? 0) + 1;
  sent.set(token, mine);
  const isLast = () => sent.get(token) === mine;
  try {
    const room = await sendInTurn(send);
    if (isLast()) change(token, () => room);
  } catch (error) {
    // Reverts the optimistic update.
    if (isLast()) await browserQueryClient()?.invalidateQueries({ queryKey: roomQuery(token).queryKey });
    throw error;
  }
}

/** Adds the name stored on this device to the feedback; a refused name does not revert the change. */
async function signed(token: string, room: ClientRoom): Promise<ClientRoom> {
  const name = keptName();
  if (room.name !== null || !name) return room;
  return call(nameClientEndpoint, { params: { token }, body: { name } }).catch(() => room);
}

/** Accepts or rejects a track or version, or withdraws the answer; shown at once. */
export function answerItem(token: string, track: string, verdict: Verdict | null): Promise<void> {
  change(token, ({ answers, ...room }) => {
    const others = answers.filter((one) => one.track !== track);
    return { ...room, answers: verdict ? [...others, { track, verdict }] : others };
  });
  return sendChange(token, async () =>
    signed(token, await call(answerItemEndpoint, { params: { token }, body: { track, verdict } })),
  );
}

/** Comments on a track or version, at a second of it or on the whole. */
export function commentItem(
  token: string,
  comment: { track: string; at: number | null; text: string },
): Promise<void> {
  return sendChange(token, async () =>
    signed(token, await call(commentItemEndpoint, { params: { token }, body: comment })),
  );
}

/** Deletes a comment. */
export async function takeBackComment(token: string, id: number): Promise<void> {
  await sendInTurn(() => call(takeBackCommentEndpoint, { params: { token, id } }));
  change(token, ({ comments, ...room }) => ({ ...room, comments: comments.filter((one) => one.id !== id) }));
}

/** Sets the client's name, or removes it; this device offers it on other share pages too. */
export function nameClient(token: string, name: string | null): Promise<void> {
  keepName(name);
  return sendChange(token, () => call(nameClientEndpoint, { params: { token }, body: { name } }));
}
