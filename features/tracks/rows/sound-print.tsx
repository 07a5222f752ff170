"use client";

import { useEffect, useState } from "react";
import { useIsNear } from "#/components/near/use-is-near.ts";

/** Size of the drawing in its own units, and the number of its frequency lines. */
const SHAPE = { width: 960, height: 120, lines: 17 };

/**
 * Renders the furrow bundle of a sound across the page, in the hue of the `data-mood` around it, once it is near the
 * viewport; until then, or after a failure, an empty background. Without a mood it is drawn in ink. `className` sets its
 * shape. The cards of a list share one drawing instead (`ListedPrint`).
 */
export function SoundPrint({ analysis, className }: { analysis: string | null; className: string }) {
  const [frame, isNear] = useIsNear<HTMLSpanElement>();
  const [paths, setPaths] = useState<string[]>([]);

  useEffect(() => {
    if (!analysis || !isNear) return;
    const leaving = new AbortController();
    draw(analysis, leaving.signal).then(setPaths, () => {});
    return () => leaving.abort();
  }, [analysis, isNear]);

  return (
    // A span, because a button may contain it.
    <span ref={frame} className={`block overflow-hidden bg-[var(--mood-wash,var(--sunken))] ${className}`}>
      {paths.length > 0 && (
        <svg
          viewBox={`0 0 ${SHAPE.width} ${SHAPE.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
          className="fade size-full fill-[var(--mood-fill,var(--ink))]"
        >
          {paths.map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
      )}
    </span>
  );
}

async function draw(analysis: string, signal: AbortSignal): Promise<string[]> {
  const [{ loadAnalysis }, { furrowBundlePaths }] = await Promise.all([
    import("#/features/player/load-analysis.ts"),
    import("#/contract/sound/furrow-bundle.ts"),
  ]);
  const { spectrum, energy } = await loadAnalysis(analysis, signal);
  return furrowBundlePaths({ spectrum, energy, ...SHAPE });
}
