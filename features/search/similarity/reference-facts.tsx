import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import type { EstimatedFact } from "#/contract/track.ts";
import { Estimate } from "#/features/player/estimate.tsx";
import { formatTonality } from "#/features/player/tonality-name.ts";

interface Reference {
  /** Writers and album of a track. */
  from: readonly string[];
  bpm: number | null;
  tonality: string | null;
  estimated: readonly EstimatedFact[];
}

/** Renders facts about the reference; estimated ones are marked. */
export function ReferenceFacts({ from, bpm, tonality, estimated }: Reference) {
  const t = useTranslations("similarity");
  const lang = useLocale();
  const measured = [
    ["bpm", bpm === null ? "" : t("bpm", { bpm })],
    ["tonality", formatTonality(tonality, lang)],
  ] as const;
  const facts = [
    // An album may be named like its writer.
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
    ...from.map((text, at) => <Fragment key={at}>{text}</Fragment>),
    ...measured.map(
      ([fact, text]) =>
        text && (
          <Estimate key={fact} fact={fact} of={{ estimated }}>
            {text}
          </Estimate>
        ),
    ),
  ].filter(Boolean);
  return facts.flatMap((fact, at) => (at === 0 ? [fact] : [" · ", fact]));
}
