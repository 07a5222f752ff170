"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useId } from "react";
import { IconButton } from "#/components/button/icon-button.tsx";
import type { Item } from "#/contract/item.ts";
import type { ProjectRoom } from "#/contract/project-room.ts";
import {
  deleteRoomClient,
  isAccepted,
  noteSeen,
  setAnswerMails,
  standingOf,
} from "#/features/projects/project-room.ts";
import { useClientName } from "./use-client-name.ts";

/**
 * Returns the time of the latest answer or comment; undefined without any. ISO times of the same format sort as
 * texts.
 */
const newestOf = ({ answers, comments }: ProjectRoom): string | undefined =>
  [...answers.map((one) => one.answeredAt), ...comments.map((one) => one.createdAt)].sort().at(-1);

/** Renders the clients' feedback on a project: how much is accepted, by whom, and whether e-mails report it. */
export function RoomSummary({ room, tracks }: { room: ProjectRoom; tracks: readonly Item[] }) {
  const t = useTranslations("workspace");
  const clientName = useClientName(room.clients);
  const title = useId();
  const { id, clients, comments, letters } = room;
  // A person on the page has seen its content, including what arrives while it is open.
  const newest = newestOf(room);
  useEffect(() => {
    if (newest) noteSeen(id, newest);
  }, [id, newest]);
  if (clients.length === 0) return null;
  const standings = tracks.map((track) => standingOf(room, track["@id"]));
  const accepted = tracks.filter((track) => isAccepted(room, track["@id"])).length;
  const rejected = standings.filter((one) => one.rejected.length > 0 && one.accepted.length === 0).length;
  const split = standings.filter((one) => one.rejected.length > 0 && one.accepted.length > 0).length;
  return (
    <section aria-labelledby={title} className="page-x pb-6">
      <div className="flex flex-col gap-2 bg-sunken px-4 py-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h2 id={title} className="font-sans text-body font-semibold">
            {t("clientAnswers")}
          </h2>
          <label className="flex min-h-6 items-center gap-2 text-small">
            <input
              type="checkbox"
              className="size-4"
              checked={letters}
              onChange={({ target }) => void setAnswerMails(id, target.checked).catch(() => {})}
            />
            {t("tellMe")}
          </label>
        </div>
        <p className="text-body">{t("tally", { accepted, rejected, split, comments: comments.length })}</p>
        <ul className="flex flex-wrap gap-x-4">
          {clients.map((client) => (
            <li key={client.id} className="flex items-center gap-1 text-small text-ink2">
              <span className="[overflow-wrap:anywhere]">{clientName(client.id)}</span>
              <IconButton
                label={t("deleteClient", { name: clientName(client.id) })}
                onClick={() => void deleteRoomClient(id, client.id).catch(() => {})}
              >
                <Trash2 aria-hidden="true" size={15} />
              </IconButton>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
