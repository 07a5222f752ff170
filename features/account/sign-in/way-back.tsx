"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { usePlayer } from "#/features/player/store.ts";
import { ACTION_LIFETIME, type Place, placeOf } from "#/features/session/place.ts";

const PURPOSES = { cart: "backToCart", download: "backToDownload", project: "backToProject" } as const;

/**
 * Shows the page that signing in returns to and the interrupted action, which only this browser knows, and says that
 * music keeps playing.
 */
export function WayBack({ target }: { target: string }) {
  const t = useTranslations("signIn");
  const playing = usePlayer((player) => player.playing);
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    const read = () => setPlace(placeOf(target));
    read();
    // By then no action is completed any more.
    const timer = setTimeout(read, ACTION_LIFETIME);
    return () => clearTimeout(timer);
  }, [target]);

  const page = (chunks: ReactNode) => <strong className="font-semibold text-ink">{chunks}</strong>;
  const { title = "", purpose, subject = "" } = place ?? {};
  return (
    <p>
      {title
        ? t.rich(purpose && subject ? PURPOSES[purpose] : "backTo", { title, subject, page })
        : t("intro")}
      {playing && ` ${t("musicGoesOn")}`}
    </p>
  );
}
