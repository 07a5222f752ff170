import type { Playable } from "../playable.ts";
import { useAnalysis } from "../use-analysis.ts";
import { useSoundName } from "../use-sound-name.ts";
import { StripDrawing } from "./strip-drawing.tsx";
import { StripImage } from "./strip-image.tsx";
import { StripPart } from "./strip-part.tsx";
import { StripRegions } from "./strip-regions.tsx";
import { StripSections } from "./strip-sections.tsx";
import { StripSlider } from "./strip-slider.tsx";
import { StripWindow } from "./strip-window.tsx";

/** The strip across the player: the furrow bundle of the current sound, on which the listener seeks (looks §5). */
export function PlayerStrip({ current }: { current: Playable }) {
  const analysis = useAnalysis(current.analysis);
  const name = useSoundName()(current);
  return (
    <StripWindow>
      <StripSlider name={name}>
        <StripRegions src={current.src} />
        {!current.analysis && current.versionId === null && <StripImage track={current.id} />}
        {analysis && (
          <>
            <StripDrawing key={current.src} analysis={analysis} mood={current.mood?.slug} />
            <StripPart src={current.src} />
            <StripSections sections={analysis.sections} />
          </>
        )}
      </StripSlider>
    </StripWindow>
  );
}
