"use client";

import { useEffect, useRef, useState } from "react";

/** Size of the drawing in its own units, and its frequency lines. */
const WIDTH = 320;
const HEIGHT = 120;
const LINES = 9;

/** The furrow bundle of a sound, drawn when it comes near the screen; an empty ground until then, or for ever. */
export function ComposerPrint({ analysis }: { analysis: string | null }) {
  const frame = useRef<HTMLDivElement>(null);
  const [paths, setPaths] = useState<string[]>([]);

  useEffect(() => {
    if (!analysis || !frame.current) return;
    const leaving = new AbortController();
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        draw(analysis, leaving.signal).then(setPaths, () => {});
      },
      { rootMargin: "200px" },
    );
    watcher.observe(frame.current);
    return () => {
      watcher.disconnect();
      leaving.abort();
    };
  }, [analysis]);

  return (
    <div ref={frame} className="aspect-[168/63] overflow-hidden rounded-sleeve bg-mood-wash">
      {paths.length > 0 && (
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
          className="fade size-full fill-mood"
        >
          {paths.map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
      )}
    </div>
  );
}

async function draw(analysis: string, signal: AbortSignal): Promise<string[]> {
  const [{ loadAnalysis }, { furrowBundlePaths }] = await Promise.all([
    import("#/features/player/load-analysis.ts"),
    import("#/components/drawing/furrow-bundle.ts"),
  ]);
  const { spectrum, energy } = await loadAnalysis(analysis, signal);
  return furrowBundlePaths({ spectrum, energy, lines: LINES, width: WIDTH, height: HEIGHT });
}
