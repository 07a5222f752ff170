"use client";

import { CornerDownLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#/components/button/button.tsx";
import type { TrackCredits } from "#/contract/track-credits.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { EarButton, type useEar } from "../catalogue/ear-button.tsx";
import type { Offer } from "../catalogue/find-music.ts";
import { MusicField } from "../catalogue/music-field.tsx";
import { type Chosen, candidateOf } from "../edit/cues-of-edit.ts";
import type { Decision } from "../edit/decisions.ts";
import { ChoiceField } from "../fields/line-field.tsx";

const NONE = "none";
const keyOf = ({ track, version }: Chosen) => `${track} ${version ?? ""}`;

/** Renders the chosen match of a use, or else ways to find one: the most similar title, a search, the clip's sound. */
export function UseMatch({
  decision: { id, matches, chosen },
  name,
  ear,
  onDecide,
  onTaken,
}: {
  decision: Decision;
  name: string;
  ear: ReturnType<typeof useEar>;
  onDecide: (change: Partial<Decision>, known?: readonly TrackCredits[]) => void;
  /** Called before a match is chosen, to move the focus before the field disappears. */
  onTaken: () => void;
}) {
  const t = useTranslations("cueSheet");
  const soundName = useSoundName();
  const [text, setText] = useState("");
  // For each match the version in the clip's name, then the track, then its other versions, since the name may be wrong.
  const offers = matches.flatMap(({ candidate, version, reason }) =>
    [version, null, ...candidate.versions.filter((one) => one !== version)]
      .filter((one, place) => one !== null || place === (version ? 1 : 0))
      .map((one) => ({
        chosen: { track: candidate.id, version: one?.id ?? null },
        name: soundName({ name: candidate.name, version: one?.label }),
        reference: candidate.reference ?? "–",
        reason,
      })),
  );
  const take = ({ credits, version }: Offer) => {
    const candidate = candidateOf(credits);
    const known = candidate.versions.find((one) => one.id === version?.id) ?? null;
    const others = matches.filter((one) => one.candidate.id !== candidate.id);
    onTaken();
    onDecide(
      {
        chosen: { track: candidate.id, version: known?.id ?? null },
        matches: [{ candidate, version: known, reason: "search", certainty: 1 }, ...others],
        isTaken: true,
      },
      [credits],
    );
  };
  const [near] = offers;
  const takeNear = () => {
    if (!near) return;
    onTaken();
    onDecide({ chosen: near.chosen, isTaken: true });
  };
  if (chosen !== null) {
    return (
      <ChoiceField
        id={`cue-sheet-use-${id}-match`}
        label={t("edit.matchOf", { name })}
        hideLabel
        className="basis-full"
        value={keyOf(chosen)}
        options={[
          ...offers.map(({ chosen: offered, name: called, reference, reason }) => ({
            value: keyOf(offered),
            text: t("edit.match", { name: called, reference, reason: t(`edit.reason.${reason}`) }),
          })),
          { value: NONE, text: t("edit.notThese") },
        ]}
        onChange={(value) => {
          const taken = offers.find(({ chosen: offered }) => keyOf(offered) === value)?.chosen;
          onDecide(
            taken
              ? { chosen: taken, isTaken: true }
              : { chosen: null, refused: matches.map(({ candidate }) => candidate.id) },
          );
        }}
      />
    );
  }
  return (
    <>
      <MusicField
        id={`cue-sheet-use-${id}-match`}
        label={t("edit.matchOf", { name })}
        hideLabel
        value={text}
        placeholder={t("catalogue.search")}
        onChange={setText}
        onTake={take}
        onEnter={near && text === "" ? takeNear : undefined}
        className="basis-full"
      />
      {near && (
        <Button size={36} onClick={takeNear} className="min-w-0 max-md:h-auto max-md:min-h-11 max-md:py-1.5">
          <CornerDownLeft aria-hidden="true" size={15} className="shrink-0" />
          <span className="text-left max-md:whitespace-normal md:truncate">
            {t("edit.takeNear", { name: near.name, reason: t(`edit.reason.${near.reason}`) })}
          </span>
        </Button>
      )}
      <EarButton ear={ear} />
    </>
  );
}
