import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "#/components/button/icon-button.tsx";
import { formatDuration } from "#/features/player/duration.ts";

/** A comment on a sound, with its author. */
export interface Remark {
  key: string;
  /** Seconds; null for the whole. */
  at: number | null;
  text: string;
  author: string;
  onDelete?: (() => void) | undefined;
}

/** Renders the comments on a sound; a press on a time plays from there. */
export function RoomRemarks({
  name,
  remarks,
  onPlay,
}: {
  name: string;
  remarks: readonly Remark[];
  onPlay: (seconds: number) => void;
}) {
  const t = useTranslations("sharedPage");
  if (remarks.length === 0) return null;
  return (
    <ul aria-label={t("remarks", { name })} className="pb-3">
      {remarks.map(({ key, at, text, author, onDelete }) => (
        <li key={key} className="flex items-start gap-3 py-1">
          {at !== null && (
            <button
              type="button"
              onClick={() => onPlay(at)}
              aria-label={t("playFrom", { name, time: formatDuration(at) })}
              className="touch-target shrink-0 py-1.5 text-body font-semibold text-mood-ink underline underline-offset-4"
            >
              {formatDuration(at)}
            </button>
          )}
          <p className="min-w-0 flex-1 py-1.5 text-body whitespace-pre-line [overflow-wrap:anywhere]">
            {text} <span className="text-small text-ink3">{author}</span>
          </p>
          {onDelete && (
            <IconButton label={t("takeBack", { text })} onClick={onDelete}>
              <Trash2 aria-hidden="true" size={16} />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}
