"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { type Item, itemIri } from "#/contract/item.ts";
import { clockNow } from "#/features/player/clock.ts";
import { compareWith, switchHeard, useComparison } from "#/features/player/comparison/comparison.ts";
import {
  type Playable,
  playableOfTrack,
  playableOfVersion,
  samePlayable,
} from "#/features/player/playable.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { versionsQuery } from "#/features/tracks/versions/versions-query.ts";
import { cueOfOffer } from "../catalogue/cue-of-offer.ts";
import { creditsOf } from "../cue-sheet-api.ts";
import { editCue } from "../cues/edit-cues.ts";
import { ChoiceField } from "../fields/line-field.tsx";
import type { FrameRate } from "../time/timecode.ts";
import type { Block } from "./strip-blocks.ts";
import { trackIdOf } from "./strip-sounds.ts";

const NONE = "";
const iriOf = ({ id, versionId }: Playable) =>
  itemIri({ id, trackVersion: versionId === null ? null : { id: versionId } });

/**
 * Renders a choice of another version or track for a block, with buttons to compare both at the same position and loudness,
 * and to replace the block's recording.
 */
export function StripComparison({
  block: { cue },
  rate,
  items,
  isSounding,
  onPlay,
  announce,
}: {
  block: Block;
  rate: FrameRate;
  items: readonly Item[];
  isSounding: boolean;
  onPlay: (seconds?: number) => void;
  announce: (text: string) => void;
}) {
  const t = useTranslations("cueSheet.strip");
  const soundName = useSoundName();
  const [chosen, setChosen] = useState(NONE);
  const { other, heard, coming } = useComparison();
  const id = trackIdOf(cue) ?? "";
  const { data } = useQuery({ ...versionsQuery(id), enabled: id !== "" });
  const trackItem = items.find((item) => item.id === id && !item.trackVersion);
  const all = [
    ...(trackItem ? [playableOfTrack(trackItem)] : []),
    ...(data?.["hydra:member"] ?? []).map(playableOfVersion),
    ...items.filter((item) => item !== trackItem).map(playableOfTrack),
  ];
  const current = cue.version ?? cue.track;
  const others = [...new Map(all.map((one) => [iriOf(one), one])).entries()].filter(
    ([iri]) => iri !== current,
  );
  const b = others.find(([iri]) => iri === chosen)?.[1] ?? null;
  const isB = b !== null && samePlayable(other, b) && heard === "other";

  const listen = () => {
    if (!b || coming) return;
    if (!isSounding) onPlay();
    if (samePlayable(other, b)) switchHeard();
    else void compareWith(b);
  };
  const take = async () => {
    if (!b) return;
    const [credits] = await creditsOf([b.id]).catch(() => []);
    if (!credits) return announce(t("noSound", { name: b.name }));
    const version = credits.versions.find((one) => one.id === b.versionId) ?? null;
    // The comparison played both recordings from the same position, so it stays.
    editCue(cue.id, { ...cueOfOffer(cue, { credits, version }, rate), sourceIn: cue.sourceIn });
    setChosen(NONE);
    announce(t("exchanged", { name: soundName(b) }));
    // Playback continues at the same position, with the new recording.
    if (isSounding) onPlay(clockNow());
  };
  if (others.length === 0) return null;
  return (
    <div className="flex min-w-0 flex-wrap items-end gap-2 max-md:w-full">
      <ChoiceField
        id="strip-tools-other"
        label={t("compare")}
        value={b ? chosen : NONE}
        options={[
          { value: NONE, text: t("compareNone") },
          ...others.map(([value, one]) => ({ value, text: soundName(one) })),
        ]}
        onChange={setChosen}
        className="w-[280px] max-w-full max-md:w-full"
      />
      {b && (
        <>
          <Button
            kind="secondary"
            size={40}
            aria-pressed={isB}
            aria-disabled={coming !== null || undefined}
            onClick={listen}
            className="max-md:h-11"
          >
            <span aria-hidden="true" className={isB ? "text-ink3" : "font-semibold"}>
              A
            </span>
            <span className="sr-only">{t("listenB", { name: soundName(b) })}</span>
            <span aria-hidden="true" className={isB ? "font-semibold" : "text-ink3"}>
              B
            </span>
          </Button>
          <Button size={40} onClick={() => void take()} className="max-md:h-11">
            {t("takeB")}
          </Button>
        </>
      )}
    </div>
  );
}
