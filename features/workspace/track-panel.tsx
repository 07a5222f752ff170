"use client";

import { useQuery } from "@tanstack/react-query";
import { GripHorizontal, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type CSSProperties, useEffect, useId, useRef } from "react";
import { IconButton } from "#/components/button/icon-button.tsx";
import { changeAdvice } from "#/features/projects/change-advice.ts";
import { changePlaylist } from "#/features/projects/change-playlist.ts";
import { adviceQuery, playlistQuery } from "#/features/projects/project-query.ts";
import { useSession } from "#/features/session/store.ts";
import { HANDLE_HEIGHT } from "./panel-place.ts";
import { closePanel, type PanelList } from "./panel-store.ts";
import { PanelTrack } from "./panel-track.tsx";
import styles from "./track-panel.module.css";
import { usePanelPlace } from "./use-panel-place.ts";

/**
 * Renders the tracks of a project or an advice over any page: moved by its handle with pointer or arrow keys, always
 * fully visible between header and player (acceptance S106); docked at the bottom on phones.
 */
export function TrackPanel({ list }: { list: PanelList }) {
  const t = useTranslations("workspace");
  const common = useTranslations("common");
  const panel = useRef<HTMLElement>(null);
  const { place, handle } = usePanelPlace(panel);
  const isProject = list.kind === "projectMusical";
  const project = useQuery({ ...playlistQuery(list.id), enabled: isProject });
  const advice = useQuery({ ...adviceQuery(list.id), enabled: !isProject });
  const { data } = isProject ? project : advice;
  const change = isProject ? changePlaylist : changeAdvice;
  const title = useId();

  // Data of a session is removed when it ends.
  useEffect(() => useSession.subscribe(({ hasToken }) => !hasToken && closePanel()), []);

  return (
    <div
      className={styles.ground}
      style={place ? ({ "--x": `${place.x}px`, "--y": `${place.y}px` } as CSSProperties) : undefined}
    >
      <section
        ref={panel}
        aria-labelledby={title}
        className={`${styles.panel} border border-line2 bg-bg max-md:border-x-0 md:rounded-control ${place ? "" : styles.unmoved}`}
      >
        <div
          style={{ height: HANDLE_HEIGHT }}
          className="flex shrink-0 items-center border-b border-line pr-1"
        >
          <button
            type="button"
            {...handle}
            aria-label={t("movePanel", { name: list.name })}
            className="flex h-full min-w-0 flex-1 cursor-move touch-none items-center gap-2 px-3 text-left max-md:pointer-events-none"
          >
            <GripHorizontal aria-hidden="true" size={18} className="shrink-0 text-ink3 max-md:hidden" />
            <span id={title} className="truncate text-row font-semibold">
              {list.name}
            </span>
          </button>
          <IconButton label={t("closePanel", { name: list.name })} onClick={closePanel}>
            <X aria-hidden="true" size={18} />
          </IconButton>
        </div>
        {data?.tracks.length === 0 && <p className="p-4 text-body text-ink2">{common("isempty")}</p>}
        <ol aria-label={list.name} className="overflow-auto">
          {data?.tracks.map((track) => (
            <PanelTrack
              key={track["@id"]}
              track={track}
              tracks={data.tracks}
              onRemove={
                track.isMine
                  ? () =>
                      void change(list.id, (items) => items.filter((item) => item !== track["@id"])).catch(
                        () => {},
                      )
                  : undefined
              }
            />
          ))}
        </ol>
      </section>
    </div>
  );
}
