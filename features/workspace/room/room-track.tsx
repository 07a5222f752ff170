import { useLocale, useTranslations } from "next-intl";
import { readDraft } from "#/components/form/draft.ts";
import { Picture } from "#/components/picture/picture.tsx";
import type { ClientRoom, Verdict } from "#/contract/client-room.ts";
import type { Item } from "#/contract/item.ts";
import type { PlaylistNote } from "#/contract/playlist-note.ts";
import { formatDuration, parseDuration } from "#/features/player/duration.ts";
import { PlaySound } from "#/features/player/play-sound.tsx";
import { type Playable, playableOfTrack, samePlayable } from "#/features/player/playable.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { useVersionLabel } from "#/features/player/use-version-label.ts";
import { rowState, useRows } from "#/features/tracks/rows/row-state.ts";
import { RowWaveform } from "#/features/tracks/rows/row-waveform.tsx";
import { coverPath } from "#/lib/i18n/localise.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { playFrom } from "../play-from.ts";
import { useOpenForm } from "../use-open-form.ts";
import { RoomAnswer } from "./room-answer.tsx";
import { RoomCommentForm } from "./room-comment-form.tsx";
import { RoomRemarks } from "./room-remarks.tsx";
import styles from "./room-track.module.css";
import { useHeard } from "./use-heard.ts";

/** Width of a sleeve, CSS pixels. */
const SLEEVE = 88;

interface Props {
  /** Key of a comment's stored draft. */
  draft: string;
  track: Item;
  list: () => readonly Playable[];
  notes: readonly PlaylistNote[];
  room: Pick<ClientRoom, "answers" | "comments">;
  onAnswer: (verdict: Verdict | null) => void;
  onComment: (comment: { at: number | null; text: string }) => Promise<void>;
  onTakeBack: (id: number) => void;
  compare: { isOn: boolean; label: string; onPress: () => void };
}

/** Renders a track or version on a share page: its sleeve, its sound, and the client's answer. */
export function RoomTrack(props: Props) {
  const { draft, track, list, notes, room, onAnswer, onComment, onTakeBack, compare } = props;
  const t = useTranslations("track");
  const words = useTranslations("sharedPage");
  const lang = useLocale();
  const versionLabel = useVersionLabel();
  const form = useOpenForm(() => (readDraft(draft) ? "comment" : undefined));
  const playable = playableOfTrack(track);
  const row = rowState(useRows(), track);
  const name = useSoundName()(playable);
  const { heard, beside } = useHeard();
  const isHeard = samePlayable(heard, playable);
  const sleeve = coverPath(track, lang);
  const { trackVersion } = track;
  const buttonId = `comment-${track["@id"]}`;
  const verdict = room.answers.find((one) => one.track === track["@id"])?.verdict ?? null;
  const leaveForm = () => {
    form.setOpen(null);
    document.getElementById(buttonId)?.focus();
  };
  const about = <Entry extends { track: string }>(all: readonly Entry[]) =>
    all.filter((one) => one.track === track["@id"]);

  return (
    <li
      data-track={track.id}
      data-track-version={trackVersion?.id}
      data-version-label={trackVersion?.version}
      data-playing={isHeard}
      data-mood={playable.mood?.slug}
      data-verdict={verdict ?? undefined}
      className={styles.track}
    >
      <div className={`page-x ${styles.columns}`}>
        <span
          className={`${styles.cover} overflow-hidden rounded-sleeve bg-sunken`}
          style={{ width: SLEEVE, height: SLEEVE }}
        >
          {sleeve && (
            <Picture path={sleeve} width={SLEEVE} className="size-full object-cover object-bottom" />
          )}
        </span>
        <PlaySound
          playable={playable}
          list={list}
          label={(playing) => t(playing ? "pause" : "play", { name })}
          className={`${styles.play} size-12 border border-line2`}
        />
        <div className={`${styles.title} min-w-0`}>
          <h2 className="text-row font-semibold leading-6 [overflow-wrap:anywhere]">
            <Link
              href={{ pathname: "/album/[slug]", params: { slug: track.slug } }}
              wordsLang={track.nameLang}
              className="hover:underline"
            >
              {track.name}
            </Link>
          </h2>
          <p className="text-small text-ink2">
            {trackVersion && (
              <span className="font-semibold text-ink">{versionLabel(trackVersion.version)} · </span>
            )}
            {track.writer.map((writer) => writer.name).join(", ")}
          </p>
          <p className="text-small text-ink2">
            {formatDuration(track.durationSeconds ?? parseDuration(track.duration))}
          </p>
        </div>
        <RowWaveform track={track} row={row} />
        <div className={styles.answer}>
          <RoomAnswer
            name={name}
            verdict={verdict}
            onAnswer={onAnswer}
            comment={{
              id: buttonId,
              isOpen: form.open !== null,
              onPress: () => form.setOpen(form.open ? null : "comment"),
            }}
            compare={compare}
          />
        </div>
      </div>
      <div className="page-x">
        <div className={styles.said}>
          <RoomRemarks
            name={name}
            onPlay={(seconds) => playFrom(track, seconds)}
            remarks={[
              ...about(notes).map(({ id, author, ...note }) => ({ ...note, key: `note-${id}`, author })),
              ...about(room.comments).map(({ id, ...comment }) => ({
                ...comment,
                key: `comment-${id}`,
                author: words("you"),
                onDelete: () => {
                  onTakeBack(id);
                  document.getElementById(buttonId)?.focus();
                },
              })),
            ]}
          />
          {form.open && (
            <RoomCommentForm
              name={name}
              draft={draft}
              isAsked={form.isAsked}
              isHeard={isHeard || samePlayable(beside, playable)}
              onClose={leaveForm}
              onSend={async (comment) => {
                await onComment(comment);
                leaveForm();
              }}
            />
          )}
        </div>
      </div>
    </li>
  );
}
