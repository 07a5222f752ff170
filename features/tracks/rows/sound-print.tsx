"use client";

import { useEffect, useRef, useState } from "react";

/** Height of the drawing in its own units, and the number of its frequency lines. */
const HEIGHT = 120;
const NARROW = { lines: 9, width: 320 };
/** A print across the page shows more detail. */
const WIDE = { lines: 17, width: 960 };

/**
 * Renders the furrow bundle of a sound in the hue of the `data-mood` around it, once it is near the viewport; until
 * then, or after a failure, an empty background. Without a mood it is drawn in ink. `className` sets its shape.
 */
export function SoundPrint({
  analysis,
  wide = false,
  className = "aspect-[168/63] rounded-sleeve",
}: {
  analysis: string | null;
  wide?: boolean;
  className?: string;
}) {
  const frame = useRef<HTMLSpanElement>(null);
  const [paths, setPaths] = useState<string[]>([]);
  const { lines, width } = wide ? WIDE : NARROW;

  useEffect(() => {
    if (!analysis || !frame.current) return;
    const leaving = new AbortController();
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        draw(analysis, { lines, width }, leaving.signal).then(setPaths, () => {});
      },
      { rootMargin: "200px" },
    );
    watcher.observe(frame.current);
    return () => {
      watcher.disconnect();
      leaving.abort();
    };
  }, [analysis, lines, width]);

  return (
    // A span, because a button may contain it.
    <span ref={frame} className={`block overflow-hidden bg-[var(--mood-wash,var(--sunken))] ${className}`}>
      {paths.length > 0 && (
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
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

async function draw(
  analysis: string,
  shape: { lines: number; width: number },
  signal: AbortSignal,
): Promise<string[]> {
  const [{ loadAnalysis }, { furrowBundlePaths }] = await Promise.all([
    import("#/features/player/load-analysis.ts"),
    import("#/contract/sound/furrow-bundle.ts"),
  ]);
  const { spectrum, energy } = await loadAnalysis(analysis, signal);
  return furrowBundlePaths({ spectrum, energy, height: HEIGHT, ...shape });
}
