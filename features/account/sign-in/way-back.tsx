"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { usePlayer } from "#/features/player/store.ts";
import { type Place, placeOf } from "#/features/session/place.ts";

const PURPOSES = { cart: "backToCart", download: "backToDownload", project: "backToProject" } as const;

/** Where signing in leads back to, and what for; only this browser knows. Music that plays is said to go on. */
export function WayBack({ target }: { target: string }) {
  const t = useTranslations("signIn");
  const playing = usePlayer((player) => player.playing);
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => setPlace(placeOf(target)), [target]);

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
