"use client";

import { useQuery } from "@tanstack/react-query";
import { Download, Play } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { showToast } from "#/components/toast/show-toast.ts";
import type { Verdict } from "#/contract/client-room.ts";
import type { Item } from "#/contract/item.ts";
import { type OpenPlaylist, openPlaylistEventEndpoint } from "#/contract/playlist-link.ts";
import { openDownload } from "#/features/downloads/download-store.ts";
import { play } from "#/features/player/actions.ts";
import { compareWith, settleOnHeard, switchHeard } from "#/features/player/comparison/comparison.ts";
import { useLastListened } from "#/features/player/listening/last-listened.ts";
import { type Playable, playableOfTrack, samePlayable } from "#/features/player/playable.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { TrackRows } from "#/features/tracks/rows/track-rows.tsx";
import { call } from "#/lib/api/call.ts";
import { callInBackground } from "#/lib/api/query-client.tsx";
import { EmptyList } from "./empty-list.tsx";
import { ListTotals } from "./list-totals.tsx";
import { RoomComparison } from "./room/room-comparison.tsx";
import { RoomEnd } from "./room/room-end.tsx";
import { RoomTrack } from "./room/room-track.tsx";
import { answerItem, commentItem, nameClient, roomQuery, takeBackComment } from "./room/room-words.ts";
import { useFailureWords } from "./room/use-failure-words.ts";
import { useHeard } from "./room/use-heard.ts";

const SILENT = { name: null, answers: [], comments: [] };

/** Reports to the owner of a share page that it was opened, or that a track was heard. */
function reportEvent(token: string, kind: "opened" | "heard"): void {
  callInBackground(() => call(openPlaylistEventEndpoint, { params: { token }, body: { kind } }));
}

/** Renders a project for its client: to listen, compare, accept or reject, and comment at a second. */
export function SharedScreen({ token, playlist }: { token: string; playlist: OpenPlaylist }) {
  const t = useTranslations("sharedPage");
  const { name, owner, tracks, notes, allowsDownload, message } = playlist;
  const { data: room = SILENT } = useQuery(roomQuery(token));
  const [said, announce] = useState("");
  /** First sound of a comparison whose second one is still to be chosen. */
  const [chosen, setChosen] = useState<Playable | null>(null);
  const failureWords = useFailureWords();
  const soundName = useSoundName();
  const { heard, beside } = useHeard();
  const isChoosing = beside === null && samePlayable(chosen, heard);
  const rows = useRef<HTMLOListElement>(null);
  const list = () => tracks.map(playableOfTrack);
  const nameOf = (track: Item) => soundName(playableOfTrack(track));

  useEffect(() => {
    reportEvent(token, "opened");
    const ids = new Set(tracks.map(({ id }) => id));
    return useLastListened.subscribe(({ track }) => {
      if (track !== null && ids.has(track)) reportEvent(token, "heard");
    });
  }, [token, tracks]);

  const fail = (error: unknown) => showToast({ message: failureWords(error), status: "ERROR" });
  const answer = async (track: Item, verdict: Verdict | null) => {
    announce(t("answered", { name: nameOf(track), verdict: verdict ?? "none" }));
    await answerItem(token, track["@id"], verdict).catch(fail);
  };

  /** Compares with the playing sound; if none is playing, plays this one first. */
  const compare = (playable: Playable) => {
    const isOne = samePlayable(heard, playable);
    setChosen(null);
    if (samePlayable(beside, playable)) return switchHeard();
    if (heard && !isOne && list().some((one) => samePlayable(one, heard))) {
      // The winner of the previous comparison becomes the first sound of this one.
      settleOnHeard();
      announce("");
      return void compareWith(playable);
    }
    if (isOne && isChoosing) return announce("");
    if (!isOne) play(playable, { list: list() });
    if (beside === null) setChosen(playable);
    announce(t("chooseOther", { name: soundName(playable) }));
  };
  const compareLabel = (playable: Playable) =>
    heard && !samePlayable(heard, playable)
      ? t("compareWith", { name: soundName(playable), other: soundName(heard) })
      : t("compareName", { name: soundName(playable) });

  const verdicts = room.answers.map(({ verdict }) => verdict);
  const accepted = verdicts.filter((verdict) => verdict === "accepted").length;

  return (
    <>
      <header className="page-x flex flex-wrap items-end justify-between gap-x-6 gap-y-5 pt-8 pb-6 lg:pt-14 lg:pb-10">
        <div className="min-w-0 flex-1 basis-80 md:max-lg:basis-[440px]">
          <p className="text-small text-ink2">{owner ? t("from", { owner }) : t("project")}</p>
          <h1 className="mt-2 font-semibold text-[40px] leading-none tracking-[-0.03em] [overflow-wrap:anywhere] md:text-[64px]">
            {name}
          </h1>
          {message && (
            <blockquote className="mt-4 max-w-[64ch] border-l-2 border-ink pl-4 text-reading whitespace-pre-line [overflow-wrap:anywhere]">
              {message}
            </blockquote>
          )}
          <p className="mt-4 text-reading text-ink2">
            <ListTotals tracks={tracks} />
          </p>
          {tracks.length > 0 && <p className="mt-1 max-w-[64ch] text-small text-ink2">{t("help")}</p>}
        </div>
        {tracks.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <Button size={48} onClick={() => tracks[0] && play(playableOfTrack(tracks[0]), { list: list() })}>
              <Play aria-hidden="true" size={16} fill="currentColor" strokeWidth={0} />
              {t("listenAll")}
            </Button>
            {allowsDownload && (
              <Button
                size={48}
                kind="secondary"
                onClick={() => openDownload({ kind: "shared", token, name })}
              >
                <Download aria-hidden="true" size={18} />
                {t("download")}
              </Button>
            )}
          </div>
        )}
      </header>
      {tracks.length === 0 ? (
        <EmptyList text={t("empty")} />
      ) : (
        <>
          <TrackRows
            ref={rows}
            tracks={tracks}
            list={list}
            tabIndex={-1}
            aria-label={t("tracks")}
            className="border-t-2 border-ink outline-none"
          >
            {tracks.map((track) => {
              const playable = playableOfTrack(track);
              const compared = isChoosing ? [chosen] : beside && [heard, beside];
              const isOn = compared?.some((one) => samePlayable(one, playable)) ?? false;
              return (
                <RoomTrack
                  key={track["@id"]}
                  draft={`comment.${token}.${track["@id"]}`}
                  track={track}
                  list={list}
                  notes={notes}
                  room={room}
                  onAnswer={(verdict) => void answer(track, verdict)}
                  onComment={(comment) => commentItem(token, { track: track["@id"], ...comment })}
                  onTakeBack={(id) => void takeBackComment(token, id).catch(fail)}
                  compare={{ isOn, label: compareLabel(playable), onPress: () => compare(playable) }}
                />
              );
            })}
          </TrackRows>
          <RoomEnd
            accepted={accepted}
            rejected={verdicts.length - accepted}
            left={tracks.length - verdicts.length}
            name={room.name}
            onName={(given) => nameClient(token, given)}
          />
          <RoomComparison
            onEnd={() => {
              announce(t("comparisonEnded"));
              rows.current?.focus({ preventScroll: true });
            }}
          />
        </>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {isChoosing && chosen && (
        <p
          aria-hidden
          className="page-x sticky bottom-[var(--player-height)] z-[31] border-ink border-t bg-bg py-3 text-body"
        >
          {t("chooseOther", { name: soundName(chosen) })}
        </p>
      )}
    </>
  );
}
