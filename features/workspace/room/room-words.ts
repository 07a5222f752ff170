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
import { keepName, keptName } from "./kept-name.ts";

/** What this browser said on a share page; only its own words change it. */
export const roomQuery = (token: string) =>
  queryOptions({
    queryKey: ["client room", token],
    queryFn: ({ signal }) => call(clientRoomEndpoint, { params: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });

/** Of who has said nothing yet. */
const emptyRoom = (token: string): ClientRoom => ({
  "@id": `/api/front/shared_playlists/${token}/room`,
  "@type": "ClientRoom",
  name: null,
  answers: [],
  comments: [],
});

/** Changes what is shown; a read that is under way knows nothing of it and is given up. */
function change(token: string, make: (room: ClientRoom) => ClientRoom): void {
  const client = browserQueryClient();
  const { queryKey } = roomQuery(token);
  void client?.cancelQueries({ queryKey });
  client?.setQueryData(queryKey, (room: ClientRoom | undefined) => make(room ?? emptyRoom(token)));
}

let before: Promise<unknown> = Promise.resolve();

/** Sends words one after the other: the answer to the first one brings the cookie that the others are known by. */
function serialQueue<Result>(send: () => Promise<Result>): Promise<Result> {
  const mine = before.then(() => perform(send, { silent: true }));
  before = mine.catch(() => {});
  return mine;
}

/** How many words were said on each share page. */
const said = new Map<string, number>();

/**
 * Says a word in its turn. Each answer brings the whole room as it was then, so only the answer to the last word is
 * shown: an earlier one knows nothing of what was pressed since.
 */
async function say(token: string, send: () => Promise<ClientRoom>): Promise<void> {
  const mine = (said.get(token) ?? 0) + 1;
  said.set(token, mine);
  const isLast = () => said.get(token) === mine;
  try {
    const room = await serialQueue(send);
    if (isLast()) change(token, () => room);
  } catch (error) {
    // What was shown ahead of its answer is not so.
    if (isLast()) await browserQueryClient()?.invalidateQueries({ queryKey: roomQuery(token).queryKey });
    throw error;
  }
}

/** Signs what was said with the name that this device keeps; a name that is refused takes nothing back. */
async function signed(token: string, room: ClientRoom): Promise<ClientRoom> {
  const name = keptName();
  if (room.name !== null || !name) return room;
  return call(nameClientEndpoint, { params: { token }, body: { name } }).catch(() => room);
}

/** Accepts or rejects a track or version, or takes that back; shown at once. */
export function answerItem(token: string, track: string, verdict: Verdict | null): Promise<void> {
  change(token, ({ answers, ...room }) => {
    const others = answers.filter((one) => one.track !== track);
    return { ...room, answers: verdict ? [...others, { track, verdict }] : others };
  });
  return say(token, async () =>
    signed(token, await call(answerItemEndpoint, { params: { token }, body: { track, verdict } })),
  );
}

/** Says something of a track or version, at a second of it or on the whole. */
export function commentItem(
  token: string,
  comment: { track: string; at: number | null; text: string },
): Promise<void> {
  return say(token, async () =>
    signed(token, await call(commentItemEndpoint, { params: { token }, body: comment })),
  );
}

/** Takes a comment back. */
export async function takeBackComment(token: string, id: number): Promise<void> {
  await serialQueue(() => call(takeBackCommentEndpoint, { params: { token, id } }));
  change(token, ({ comments, ...room }) => ({ ...room, comments: comments.filter((one) => one.id !== id) }));
}

/** Gives one's name, or takes it back; this device offers it on other share pages too. */
export function nameClient(token: string, name: string | null): Promise<void> {
  keepName(name);
  return say(token, () => call(nameClientEndpoint, { params: { token }, body: { name } }));
}
