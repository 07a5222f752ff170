"use client";

import { CornerDownLeft, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import type { Cue } from "#/contract/cue-sheet.ts";
import { EarButton, useEar } from "../catalogue/ear-button.tsx";
import type { Offer } from "../catalogue/find-music.ts";
import type { NearTitle } from "../catalogue/use-near-titles.ts";
import { writerInClip } from "../edit/writer-in-clip.ts";

const MOST_OFFERS = 3;

/**
 * Renders the choices below a row whose clip the catalogue does not know: tracks with a similar name, the writer and title
 * read from the clip's name, recognition by sound, and removal for a clip that is not music.
 */
export function UnknownClip({
  cue,
  matches,
  onTake,
  onNamed,
  onRemove,
}: {
  cue: Cue;
  matches: readonly NearTitle[];
  onTake: (offer: Offer) => void;
  /** Called when the person confirms the writer and the title read from the clip's name. */
  onNamed: (named: { writer: string; title: string }) => void;
  onRemove: (button: HTMLButtonElement) => void;
}) {
  const t = useTranslations("cueSheet");
  const ear = useEar(({ offers: [best], isExact }) => {
    if (best && isExact) onTake({ credits: best.credits, version: null });
  });
  const heard = (ear.heard?.offers ?? []).map(({ credits }) => ({
    credits,
    version: null,
    reason: "ear" as const,
  }));
  const offers = [
    ...heard,
    ...matches.map(({ credits, version, reason }) => ({
      credits,
      version: credits.versions.find(({ id }) => id === version?.id) ?? null,
      reason,
    })),
  ].slice(0, MOST_OFFERS);
  const hasNoWriter = cue.writers.every(({ name }) => name.trim() === "");
  const named = hasNoWriter ? writerInClip(cue.clip) : null;
  return (
    <section
      aria-label={t("unknownClip", { clip: cue.clip })}
      {...ear.dropped}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-3 max-lg:pl-8 lg:pl-9"
    >
      <p className="flex min-w-0 items-center gap-2 text-small">
        <TriangleAlert aria-hidden="true" size={16} className="shrink-0" />
        <span className="wrap-anywhere">{t("unknownClip", { clip: cue.clip })}</span>
      </p>
      {offers.map(({ credits, version, reason }) => (
        <Button key={`${reason} ${credits.id}`} size={36} onClick={() => onTake({ credits, version })}>
          <CornerDownLeft aria-hidden="true" size={15} />
          {t("edit.takeNear", { name: credits.name, reason: t(`edit.reason.${reason}`) })}
        </Button>
      ))}
      {named && (
        <Button size={36} onClick={() => onNamed(named)}>
          <CornerDownLeft aria-hidden="true" size={15} />
          {t("edit.takeNamed", named)}
        </Button>
      )}
      <EarButton ear={ear} />
      <Button kind="quiet" size={36} onClick={({ currentTarget }) => onRemove(currentTarget)}>
        {t("edit.notMusic")}
      </Button>
    </section>
  );
}
