"use client";

import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { BandCountry } from "./band-countries.ts";

const BandDrawing = lazy(async () => ({ default: (await import("./band-drawing.tsx")).BandDrawing }));

/** Distance below the viewport at which the map already loads. */
const AHEAD = "400px";

/** Renders the map's place in the page; loads its code and outlines once it is near the viewport. */
export function BandFrame({ countries }: { countries: readonly BandCountry[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      className="relative h-[200px] overflow-hidden border-line border-y md:h-[340px] lg:h-[min(440px,32vw)]"
    >
      {isNear && (
        <Suspense>
          <BandDrawing frame={frame} countries={countries} />
        </Suspense>
      )}
    </div>
  );
}
