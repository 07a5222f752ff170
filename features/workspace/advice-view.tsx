"use client";

import { useQuery } from "@tanstack/react-query";
import { Download, PanelTopOpen } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { useSkeleton } from "#/components/skeleton/use-skeleton.ts";
import { showToast } from "#/components/toast/show-toast.ts";
import type { Id } from "#/contract/hydra.ts";
import { openDownload } from "#/features/downloads/download-store.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { changeAdvice } from "#/features/projects/change-advice.ts";
import { adviceQuery } from "#/features/projects/project-query.ts";
import { EmptyList } from "./empty-list.tsx";
import { ListTotals } from "./list-totals.tsx";
import { ListWaiting } from "./list-waiting.tsx";
import { openPanel } from "./panel-store.ts";
import { putBack } from "./put-back.ts";
import { WorkList } from "./work-list.tsx";

/** Renders a selection by the music advisers: their message and the tracks, which the client may remove (S103). */
export function AdviceView({ id, name }: { id: Id; name: string }) {
  const t = useTranslations("workspace");
  const soundName = useSoundName();
  const { data, error, isFetching, refetch } = useQuery(adviceQuery(id));
  const skeleton = useSkeleton(isFetching && !data);
  if (skeleton || !data) return <ListWaiting name={name} error={error} onRetry={() => refetch()} />;
  const { comment, tracks, isMine } = data;

  const remove = async ([only = ""]: readonly string[]) => {
    const order = tracks.map((item) => item["@id"]);
    const item = tracks.find((one) => one["@id"] === only);
    const removedName = item ? soundName({ name: item.name, version: item.trackVersion?.version }) : "";
    // The shared handler reports the error.
    const isRemoved = await changeAdvice(id, (now) => now.filter((one) => one !== only)).catch(() => null);
    if (!isRemoved) return;
    const undo = () => void changeAdvice(id, (now) => putBack(now, order, [only])).catch(() => {});
    showToast({
      message: t("removedFromAdvice", { name: removedName }),
      status: "success",
      action: { label: t("undo"), run: undo },
    });
  };
  return (
    <>
      <header className="page-x pt-6 pb-6 lg:pt-10 lg:pb-8">
        <p className="text-small text-ink2">{t("advice")}</p>
        <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-5">
          <div className="min-w-0 flex-1 basis-80">
            <h1 className="font-semibold text-[40px] leading-[1.05] [overflow-wrap:anywhere] md:text-h1">
              {name}
            </h1>
            <p className="mt-3 text-reading text-ink2">
              <ListTotals tracks={tracks} />
            </p>
            {comment && <p className="mt-3 max-w-[65ch] text-reading whitespace-pre-line">{comment}</p>}
          </div>
          <div className="flex flex-wrap items-center gap-2">
            {tracks.length > 0 && (
              <Button onClick={() => openDownload({ kind: "conseil", id, name })} className="max-md:h-11">
                <Download aria-hidden="true" size={16} />
                {t("downloadAll")}
              </Button>
            )}
            <Button
              kind="secondary"
              onClick={() => openPanel({ kind: "conseilMusical", id, name })}
              className="max-md:h-11"
            >
              <PanelTopOpen aria-hidden="true" size={16} />
              {t("openPanel")}
            </Button>
          </div>
        </div>
      </header>
      {tracks.length === 0 ? (
        <EmptyList text={t("adviceEmpty")} />
      ) : (
        <WorkList
          tracks={tracks}
          after={isMine ? 36 : 0}
          onRemove={isMine ? (ids) => void remove(ids) : undefined}
        />
      )}
    </>
  );
}
