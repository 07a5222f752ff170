"use client";

import { useRef } from "react";
import { type DrawingProps, MapDrawing } from "./map-drawing.tsx";
import { useFrameSize } from "./use-frame-size.ts";

/** Size of a frame without layout, in pixels. */
const UNMEASURED = { width: 960, height: 520 };

/** Renders the map once the size of its frame is known, because the projection depends on it. */
export function WorldMap(props: Omit<DrawingProps, "frame" | "size">) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame, UNMEASURED);
  return (
    <div ref={frame} className="relative size-full overflow-hidden">
      {size && <MapDrawing {...props} frame={frame} size={size} />}
    </div>
  );
}
