import { Check, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Item } from "#/contract/item.ts";
import type { ProjectRoom } from "#/contract/project-room.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { standingOf } from "#/features/projects/project-room.ts";
import { playFrom } from "../play-from.ts";
import { RoomRemarks } from "./room-remarks.tsx";
import { useClientName } from "./use-client-name.ts";

/**
 * Renders the clients' feedback on a track or version of a project: who accepted it, who rejected it, and their
 * comments.
 */
export function RowAnswers({
  track,
  room,
  onDelete,
}: {
  track: Item;
  room: ProjectRoom;
  onDelete: (comment: number) => void;
}) {
  const t = useTranslations("workspace");
  const name = useSoundName()({ name: track.name, version: track.trackVersion?.version });
  const clientName = useClientName(room.clients);
  const { accepted, rejected } = standingOf(room, track["@id"]);
  const comments = room.comments.filter((one) => one.track === track["@id"]);
  if (accepted.length + rejected.length + comments.length === 0) return null;
  const names = (clients: readonly number[]) => clients.map(clientName).join(", ");
  return (
    <div className="page-x">
      <div className="border-b border-line py-1.5 md:pl-[164px]">
        {accepted.length + rejected.length > 0 && (
          <p className="flex flex-wrap gap-x-4 gap-y-1 py-1.5 text-body">
            {accepted.length > 0 && (
              <span className="inline-flex gap-1.5 font-semibold">
                <Check aria-hidden="true" size={16} strokeWidth={2.5} className="mt-0.5 shrink-0" />
                {t("acceptedBy", { names: names(accepted) })}
              </span>
            )}
            {rejected.length > 0 && (
              <span className="inline-flex gap-1.5 text-ink2">
                <X aria-hidden="true" size={16} strokeWidth={2.5} className="mt-0.5 shrink-0" />
                {t("rejectedBy", { names: names(rejected) })}
              </span>
            )}
          </p>
        )}
        <RoomRemarks
          name={name}
          onPlay={(seconds) => playFrom(track, seconds)}
          remarks={comments.map(({ id, client, ...comment }) => ({
            ...comment,
            key: String(id),
            author: clientName(client),
            onDelete: () => onDelete(id),
          }))}
        />
      </div>
    </div>
  );
}
