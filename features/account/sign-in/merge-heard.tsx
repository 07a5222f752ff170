"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { showToast } from "#/components/toast/show-toast.ts";
import { listenedEndpoint } from "#/contract/listening.ts";
import type { User } from "#/contract/user.ts";
import { forgetHeardHere, heardHere } from "#/features/player/listening/heard-here.ts";
import { loadMarks } from "#/features/session/marks.ts";
import { call } from "#/lib/call.ts";

/** Offers who has signed in to add what was heard on this device before; either answer is for good. */
export function MergeHeard({ user }: { user: User }) {
  const t = useTranslations("account");
  const [tracks, setTracks] = useState(heardHere);
  const [isBusy, setBusy] = useState(false);
  if (tracks.length === 0) return null;

  const forget = () => {
    forgetHeardHere();
    setTracks([]);
  };
  const add = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      // One after another, so that the history keeps their order.
      for (const track of tracks) {
        await call(listenedEndpoint, { body: { tracks: `/api/tracks/${track}`, user: user["@id"] } });
      }
      forget();
      showToast({ message: t("mergeDone"), status: "success" });
      await loadMarks();
    } catch {
      showToast({ message: t("mergeFailed"), status: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section
      aria-label={t("mergeLabel")}
      className="fade fixed inset-x-4 bottom-[calc(var(--player-height)+16px)] z-40 flex flex-col gap-4 rounded-control border border-line2 bg-bg p-4 text-body md:right-auto md:left-10 md:w-[400px]"
    >
      <p>{t("merge", { count: tracks.length })}</p>
      <div className="flex gap-3">
        <Button size={36} aria-disabled={isBusy || undefined} onClick={add}>
          {t("mergeAdd")}
        </Button>
        <Button size={36} kind="secondary" onClick={forget}>
          {t("mergeLeave")}
        </Button>
      </div>
    </section>
  );
}
