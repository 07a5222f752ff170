import type { ClientRoom } from "#/contract/client-room.ts";
import type { ProjectRoom } from "#/contract/project-room.ts";
import { itemAddress } from "#/server/catalogue/tracks/stored-list.ts";
import { readInBatches } from "#/server/platform/concurrency/read-in-batches.ts";
import type { ClientRow } from "./clients.ts";
import type { CommentRow, Feedback, ProjectRoomRow } from "./read-feedback.ts";

const presentComment = (row: CommentRow) => ({
  id: row.id,
  track: itemAddress(row),
  at: row.at,
  text: row.text,
  createdAt: row.createdAt.toISOString(),
});

/** Returns a client's feedback on the share page of a token; without a client there is none. */
export function presentClientRoom(
  token: string,
  client: Pick<ClientRow, "name"> | null,
  { answers, comments }: Feedback,
): ClientRoom {
  return {
    "@id": `/api/front/shared_playlists/${token}/room`,
    "@type": "ClientRoom",
    name: client?.name ?? null,
    answers: answers.map((row) => ({ track: itemAddress(row), verdict: row.verdict })),
    comments: comments.map(presentComment),
  };
}

/** Number of answers converted in one turn of the event loop. */
const TURN_ANSWERS = 10_000;

/** Returns the clients' feedback on a project for its owner, without the clients' keys and share pages. */
export async function presentProjectRoom(row: ProjectRoomRow): Promise<ProjectRoom> {
  const answers = await readInBatches(row.answers, TURN_ANSWERS, async (some) =>
    some.map((answer) => ({
      client: answer.clientId,
      track: itemAddress(answer),
      verdict: answer.verdict,
      answeredAt: answer.answeredAt.toISOString(),
    })),
  );
  return {
    "@id": `/api/user_playlists/${row.playlistId}/room`,
    "@type": "ProjectRoom",
    id: row.playlistId,
    letters: row.hasLetters,
    clients: row.clients.map(({ id, name }, index) => ({ id, name, number: index + 1 })),
    answers,
    comments: row.comments.map((comment) => ({ ...presentComment(comment), client: comment.clientId })),
  };
}
