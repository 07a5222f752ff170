import { useEffect, useRef } from "react";
import { useMapContext } from "react-simple-maps/core";
import type { MapMarker } from "#/features/map/reading/map-island.ts";
import type { Place } from "#/features/map/reading/map-outlines.ts";
import type { Box } from "./map-view.ts";

/** Countries to show, no closer than `closest`. A new object repeats the move even for the same countries. */
export interface MapTarget {
  codes: readonly string[];
  closest: number;
}

/** Moves the map to its target once the target's position is known. */
export function MapPointer({
  target,
  places,
  markers,
  onShow,
}: {
  target: MapTarget | null;
  places: ReadonlyMap<string, Place> | undefined;
  markers: readonly MapMarker[];
  onShow: (box: Box, closest: number) => void;
}) {
  const { projection } = useMapContext();
  const done = useRef<MapTarget | null>(null);

  useEffect(() => {
    if (!target || !places || done.current === target) return;
    const corners = target.codes.flatMap((code): [number, number][] => {
      const place = places.get(code);
      if (!place) return markers.filter((marker) => marker.code === code).map(({ at }) => at);
      const [, , west, south, east, north] = place;
      return [
        [west, south],
        [west, north],
        [east, south],
        [east, north],
      ];
    });
    const points = corners.flatMap((corner) => {
      const point = projection(corner);
      return point ? [point] : [];
    });
    if (points.length === 0) return;
    done.current = target;
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    onShow(
      { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) },
      target.closest,
    );
  }, [target, places, markers, projection, onShow]);
  return null;
}
