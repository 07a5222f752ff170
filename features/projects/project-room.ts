import { queryOptions, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import type { Id } from "#/contract/hydra.ts";
import type { projectsEndpoint } from "#/contract/playlist.ts";
import {
  changeProjectRoomEndpoint,
  deleteRoomClientEndpoint,
  deleteRoomCommentEndpoint,
  type ProjectRoom,
  projectRoomEndpoint,
} from "#/contract/project-room.ts";
import { call } from "#/lib/api/call.ts";
import { browserQueryClient, callInBackground, perform } from "#/lib/api/query-client.tsx";
import { projectsQuery } from "./project-query.ts";

type Projects = z.output<(typeof projectsEndpoint)["answer"]>;

/** Fetches the clients' feedback on one of the person's own projects, from its share pages. */
export const projectRoomQuery = (id: Id) =>
  queryOptions({
    queryKey: ["project room", id],
    queryFn: ({ signal }) => call(projectRoomEndpoint, { params: { id }, signal }),
    // Clients may answer while the person is on another page.
    staleTime: 0,
    meta: { private: true, silent: true },
  });

const change = (id: Id, make: (room: ProjectRoom) => ProjectRoom) =>
  browserQueryClient()?.setQueryData(
    projectRoomQuery(id).queryKey,
    (room: ProjectRoom | undefined) => room && make(room),
  );

/** Sets whether e-mails announce new answers. */
export async function setAnswerMails(id: Id, letters: boolean): Promise<void> {
  const room = await perform(() => call(changeProjectRoomEndpoint, { params: { id }, body: { letters } }));
  change(id, () => room);
}

/** Marks the answers up to `seenUntil` as seen, so that none of them counts as new. */
export function noteSeen(id: Id, seenUntil: string): void {
  callInBackground(() => call(changeProjectRoomEndpoint, { params: { id }, body: { seenUntil } }));
  browserQueryClient()?.setQueryData(
    projectsQuery.queryKey,
    (list: Projects | undefined) =>
      list && {
        ...list,
        "hydra:member": list["hydra:member"].map((one) =>
          one.kind === "projectMusical" && one.id === id ? { ...one, newAnswers: 0 } : one,
        ),
      },
  );
}

/** Deletes a comment of a client. */
export async function deleteRoomComment(project: Id, id: number): Promise<void> {
  await perform(() => call(deleteRoomCommentEndpoint, { params: { id } }));
  change(project, ({ comments, ...room }) => ({
    ...room,
    comments: comments.filter((one) => one.id !== id),
  }));
}

/** Deletes a client with all their answers and comments. */
export async function deleteRoomClient(project: Id, id: number): Promise<void> {
  await perform(() => call(deleteRoomClientEndpoint, { params: { id } }));
  change(project, ({ clients, answers, comments, ...room }) => ({
    ...room,
    clients: clients.filter((one) => one.id !== id),
    answers: answers.filter((one) => one.client !== id),
    comments: comments.filter((one) => one.client !== id),
  }));
}

/** Returns the ids of the clients who accept a track or version, and of those who reject it. */
export function standingOf({ answers }: Pick<ProjectRoom, "answers">, track: string) {
  const by = (verdict: "accepted" | "rejected") =>
    answers.filter((one) => one.track === track && one.verdict === verdict).map(({ client }) => client);
  return { accepted: by("accepted"), rejected: by("rejected") };
}

/**
 * Returns whether a track or version is accepted: by at least one client, and rejected by none (docs/decisions/034).
 */
export function isAccepted(room: Pick<ProjectRoom, "answers">, track: string): boolean {
  const { accepted, rejected } = standingOf(room, track);
  return accepted.length > 0 && rejected.length === 0;
}

/** Returns whether clients accept a track or version of one of the person's own projects; false while unknown. */
export function useIsAccepted(project: Id | null, track: string | null): boolean {
  const { data } = useQuery({
    ...projectRoomQuery(project ?? 0),
    enabled: project !== null,
    select: (room) => track !== null && isAccepted(room, track),
  });
  return data ?? false;
}
