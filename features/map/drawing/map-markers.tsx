import { memo, useMemo } from "react";
import { useMapContext } from "react-simple-maps/core";
import type { MapMarker } from "../reading/map-island.ts";
import { visibleLabels } from "./visible-labels.ts";

/** Radius of a place's dot, and of the chosen one's, in pixels. */
const DOT = 2.6;
const CHOSEN_DOT = 5;
/** Pixels from the right edge within which a name is to the left of its dot. */
const EDGE = 90;

/** Renders places by name, as many as fit at this zoom; a press chooses the place's country. */
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

  const radiusOf = ({ code }: MapMarker) => (isChosen(code) ? CHOSEN_DOT : DOT);
  /** Returns the props of a place's dot. For pointers only: the tree is for the keyboard. */
  const spot = ({ code, x, y }: (typeof places)[number]) => ({
    transform: `translate(${x} ${y}) scale(${1 / zoom})`,
    onClick: () => onChoose(code),
  });

  // All names after all dots, so that they lie on top.
  return (
    <>
      {places.map((place) => (
        <g key={`${place.code}-${place.title}`} className="cursor-pointer" {...spot(place)}>
          <circle r={radiusOf(place) + 1.5} className="fill-bg" />
          <circle r={radiusOf(place)} className="fill-ink" />
        </g>
      ))}
      {[...named].map((place) => {
        const isAtEdge = place.x > width - EDGE;
        const away = radiusOf(place) + 5;
        return (
          <text
            key={`${place.code}-${place.title}`}
            x={isAtEdge ? -away : away}
            textAnchor={isAtEdge ? "end" : "start"}
            dy="0.35em"
            paintOrder="stroke"
            className={`cursor-pointer select-none fill-ink stroke-[3px] stroke-bg font-semibold ${isChosen(place.code) ? "text-[17px]" : "text-label max-md:hidden"}`}
            {...spot(place)}
          >
            {place.title}
          </text>
        );
      })}
    </>
  );
});
