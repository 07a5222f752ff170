"use client";

import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button } from "#/components/button/button.tsx";
import { type OpenPlaylist, openPlaylistEventEndpoint } from "#/contract/playlist-link.ts";
import { openDownload } from "#/features/downloads/download-store.ts";
import { useLastListened } from "#/features/player/listening/last-listened.ts";
import { playableOfTrack } from "#/features/player/playable.ts";
import { TrackColumns } from "#/features/tracks/track-columns.tsx";
import { TrackRow } from "#/features/tracks/track-row.tsx";
import { call } from "#/lib/call.ts";
import { callBehind } from "#/lib/query-client.tsx";
import { EmptyList } from "./empty-list.tsx";
import { ListTotals } from "./list-totals.tsx";
import { NoteList } from "./note-list.tsx";

/** Tells the owner of a share page that it was opened, or a track of it heard. */
function tell(token: string, kind: "opened" | "heard"): void {
  callBehind(() => call(openPlaylistEventEndpoint, { params: { token }, body: { kind } }));
}

/** A project as who has its address sees it: to listen, to read the notes, to take the files where that is allowed. */
export function SharedScreen({ token, playlist }: { token: string; playlist: OpenPlaylist }) {
  const t = useTranslations("sharedPage");
  const { name, owner, tracks, notes, allowsDownload } = playlist;
  const list = () => tracks.map(playableOfTrack);

  useEffect(() => {
    tell(token, "opened");
    const ids = new Set(tracks.map(({ id }) => id));
    return useLastListened.subscribe(({ track }) => {
      if (track !== null && ids.has(track)) tell(token, "heard");
    });
  }, [token, tracks]);

  return (
    <>
      <header className="page-x flex flex-wrap items-end justify-between gap-x-6 gap-y-5 pt-8 pb-6 lg:pt-14 lg:pb-10">
        <div className="min-w-0 flex-1 basis-80">
          <p className="text-small text-ink2">{owner ? t("from", { owner }) : t("project")}</p>
          <h1 className="mt-2 font-semibold text-[40px] leading-none tracking-[-0.03em] [overflow-wrap:anywhere] md:text-[64px] lg:text-[88px]">
            {name}
          </h1>
          <p className="mt-4 text-reading text-ink2">
            <ListTotals tracks={tracks} />
          </p>
        </div>
        {allowsDownload && tracks.length > 0 && (
          <Button size={48} onClick={() => openDownload({ kind: "shared", token, name })}>
            <Download aria-hidden="true" size={18} />
            {t("download")}
          </Button>
        )}
      </header>
      {tracks.length === 0 ? (
        <EmptyList text={t("empty")} />
      ) : (
        <>
          <TrackColumns numbered showCover />
          <ol aria-label={t("tracks")} className="pb-16">
            {tracks.map((track, index) => (
              <TrackRow
                key={track["@id"]}
                track={track}
                number={index + 1}
                list={list}
                numbered
                showCover
                defaultName
                below={<NoteList track={track} notes={notes.filter((note) => note.track === track["@id"])} />}
              />
            ))}
          </ol>
        </>
      )}
    </>
  );
}
