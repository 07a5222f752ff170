"use client";

import { useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type MouseEvent, useId, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { IconButton } from "#/components/button/icon-button.tsx";
import { showFailure } from "#/components/toast/show-failure.ts";
import { showToast } from "#/components/toast/show-toast.ts";
import { mergeListenedEndpoint } from "#/contract/history.ts";
import { itemIri } from "#/contract/item.ts";
import { loadMarks } from "#/features/session/marks.ts";
import { forgetSearches } from "#/features/site/search-box/recent-searches.ts";
import { call } from "#/lib/api/call.ts";
import { refocusWhenGone } from "#/lib/refocus-when-gone.ts";
import { forgetHeard, heardBefore, postponeHeard } from "./heard-before.ts";

/**
 * Offers the signed-in user to merge earlier listening on this device into their history. Everything else a visitor
 * left here (queue, recent searches, settings) stays, and the text says so. Declining keeps it all; deleting is a
 * separate choice.
 */
export function MergeHeard() {
  const t = useTranslations("account");
  const titleId = useId();
  const queries = useQueryClient();
  const [heard, setHeard] = useState(heardBefore);
  const [isBusy, setBusy] = useState(false);
  if (heard.length === 0) return null;

  const add = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const entries = heard.map(({ track, version, at }) => ({
        track: itemIri({ id: track }),
        ...(version != null && { version: itemIri({ id: track, trackVersion: { id: version } }) }),
        at,
      }));
      await call(mergeListenedEndpoint, { body: { entries } });
      forgetHeard();
      setHeard([]);
      showToast({ message: t("mergeDone"), status: "success" });
      await Promise.all([loadMarks(), queries.resetQueries({ queryKey: ["history", "listened"] })]);
    } catch (error) {
      showFailure(error, t("mergeFailed"));
    } finally {
      setBusy(false);
    }
  };
  const erase = () => {
    forgetHeard();
    forgetSearches();
    setHeard([]);
    showToast({ message: t("mergeErased"), status: "success" });
  };
  const putOff = () => {
    postponeHeard();
    setHeard([]);
  };
  /** Each answer removes the offer, and the pressed button with it. */
  const answer = (act: () => void) => (event: MouseEvent<HTMLElement>) => {
    refocusWhenGone(event.currentTarget);
    act();
  };
  return (
    <section
      aria-labelledby={titleId}
      className="fade fixed right-[calc(env(safe-area-inset-right,0px)+16px)] bottom-[calc(var(--player-height)+16px)] left-[calc(env(safe-area-inset-left,0px)+16px)] z-40 rounded-control border border-line2 bg-bg p-4 text-body md:right-auto md:left-[calc(env(safe-area-inset-left,0px)+40px)] md:w-[440px]"
    >
      <div className="flex items-start gap-3">
        <h2 id={titleId} className="flex-1 pt-1.5 text-row text-balance">
          {t("mergeTitle")}
        </h2>
        <IconButton label={t("mergeLater")} onClick={answer(putOff)}>
          <X aria-hidden="true" size={18} strokeWidth={1.75} />
        </IconButton>
      </div>
      <p className="mt-1 text-ink2">{t("merge", { count: new Set(heard.map(({ track }) => track)).size })}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size={36} aria-disabled={isBusy || undefined} onClick={answer(add)}>
          {t("mergeAdd")}
        </Button>
        <Button size={36} kind="secondary" aria-disabled={isBusy || undefined} onClick={answer(erase)}>
          {t("mergeErase")}
        </Button>
      </div>
    </section>
  );
}
