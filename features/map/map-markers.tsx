import { memo, useMemo } from "react";
import { useMapContext } from "react-simple-maps/core";
import type { MapMarker } from "./map-island.ts";
import { visibleLabels } from "./visible-labels.ts";

/** Radius of a place's dot, and of the chosen one's, in pixels. */
const DOT = 2.6;
const CHOSEN_DOT = 5;
/** Pixels from the right edge, within which a name stands before its dot. */
const EDGE = 90;

/** Places by name, as many as fit at this zoom; pressing one chooses its country. */
export const MapMarkers = memo(function MapMarkers({
  markers,
  chosen,
  zoom,
  onChoose,
}: {
  markers: readonly MapMarker[];
  chosen: ReadonlySet<string>;
  zoom: number;
  onChoose: (code: string) => void;
}) {
  const { projection, width } = useMapContext();
  const places = useMemo(
    () =>
      markers.flatMap((marker) => {
        const point = projection(marker.at);
        return point ? [{ ...marker, x: point[0], y: point[1] }] : [];
      }),
    [markers, projection],
  );
  const isChosen = (code: string) => chosen.size === 1 && chosen.has(code);
  const named = visibleLabels(places, zoom, places.find(({ code }) => isChosen(code)) ?? null);

  return places.map((place) => {
    const { title, code, x, y } = place;
    const large = isChosen(code);
    const radius = large ? CHOSEN_DOT : DOT;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the drawing is for pointers; the tree is for keys.
      <g
        key={`${code}-${title}`}
        transform={`translate(${x} ${y}) scale(${1 / zoom})`}
        className="cursor-pointer"
        onClick={() => onChoose(code)}
      >
        <circle r={radius + 1.5} className="fill-bg" />
        <circle r={radius} className="fill-ink" />
        {named.has(place) && (
          <text
            x={x > width - EDGE ? -radius - 5 : radius + 5}
            textAnchor={x > width - EDGE ? "end" : "start"}
            dy="0.35em"
            paintOrder="stroke"
            className={`select-none fill-ink stroke-[3px] stroke-bg font-semibold ${large ? "text-[17px]" : "text-label max-md:hidden"}`}
          >
            {title}
          </text>
        )}
      </g>
    );
  });
});
