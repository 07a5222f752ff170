"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { usePlayer } from "#/features/player/store.ts";
import { ACTION_LIFETIME, type ReturnPage, returnPageFor } from "#/features/session/return-page.ts";

const PURPOSES = { cart: "backToCart", download: "backToDownload", project: "backToProject" } as const;

/**
 * Shows the page that signing in returns to and the interrupted action, which only this browser knows, and says that
 * music keeps playing.
 */
export function WayBack({ target }: { target: string }) {
  const t = useTranslations("signIn");
  const playing = usePlayer((player) => player.playing);
  const [returnPage, setReturnPage] = useState<ReturnPage | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      const found = returnPageFor(target);
      setReturnPage(found);
      clearTimeout(timer);
      // Half an hour after the press no action is completed any more, however late this page has come.
      if (found?.purpose) timer = setTimeout(read, found.at + ACTION_LIFETIME - Date.now());
    };
    read();
    // Timers stand still while a computer sleeps.
    document.addEventListener("visibilitychange", read);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", read);
    };
  }, [target]);

  const page = (chunks: ReactNode) => <strong className="font-semibold text-ink">{chunks}</strong>;
  const { title = "", purpose, subject = "" } = returnPage ?? {};
  return (
    <p>
      {title
        ? t.rich(purpose && subject ? PURPOSES[purpose] : "backTo", { title, subject, page })
        : t("intro")}
      {playing && ` ${t("musicGoesOn")}`}
    </p>
  );
}
