import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { ComposableMap } from "react-simple-maps/core";
import { MapFailure } from "#/features/map/map-failure.tsx";
import { MapControls } from "#/features/map/moving/map-controls.tsx";
import { MapPointer, type MapTarget } from "#/features/map/moving/map-pointer.tsx";
import { type Size, worldScale } from "#/features/map/moving/map-view.ts";
import { useMapGestures } from "#/features/map/moving/use-map-gestures.ts";
import { useMapView } from "#/features/map/moving/use-map-view.ts";
import { useOutlines, usePlaces } from "#/features/map/reading/use-map-data.ts";
import { MoodLabel } from "#/features/player/mood-label.tsx";
import type { Mood } from "#/features/player/mood-of.ts";
import type { MapCountry, MapMarker } from "../reading/map-island.ts";
import { furrowSteps } from "./furrow-steps.ts";
import { MapCountries } from "./map-countries.tsx";
import { MapMarkers } from "./map-markers.tsx";
import { MapPatterns } from "./map-patterns.tsx";
import { SmallCountryMarkers } from "./small-country-markers.tsx";

/** Centre of the projection, in degrees; rotated so that no land is cut at its edge. */
export const PROJECTION = {
  center: [0, 13] as [number, number],
  rotate: [-11, 0, 0] as [number, number, number],
};

export interface DrawingProps {
  /** The element that the map fills, and its size in pixels. */
  frame: RefObject<HTMLElement | null>;
  size: Size;
  countries: readonly MapCountry[];
  markers: readonly MapMarker[];
  /** Mood families with their titles, for the tooltip of a country. */
  families: readonly Mood[];
  chosen: ReadonlySet<string>;
  /** Territory that the map moves to. */
  target: MapTarget | null;
  onChoose: (code: string) => void;
}

/**
 * Renders the drawing: countries in furrows and places by name. Drag, wheel, two fingers and buttons move it. It
 * is hidden from assistive technology, because the tree of territories offers the same content and actions.
 */
export function MapDrawing({
  frame,
  size,
  countries,
  markers,
  families,
  chosen,
  target,
  onChoose,
}: DrawingProps) {
  const control = useMapView(size);
  const gestures = useMapGestures(frame, control);
  const { outlines, failed, retry } = useOutlines(control.view.k);
  const places = usePlaces();
  const [pointed, setPointed] = useState<string | null>(null);
  const { k, x, y } = control.view;

  const byCode = useMemo(() => new Map(countries.map((one) => [one.code, one])), [countries]);
  const steps = useMemo(() => furrowSteps(Math.max(1, ...countries.map(({ count }) => count))), [countries]);
  const moods = useMemo(() => [...new Set(countries.flatMap(({ mood }) => mood ?? []))], [countries]);
  const projection = useMemo(() => ({ ...PROJECTION, scale: worldScale(size) }), [size]);
  // Kept in a ref, so that a new press handler does not redraw the map.
  const press = useRef({ onChoose, gestures });
  useEffect(() => {
    press.current = { onChoose, gestures };
  });
  const choose = useCallback((code: string) => {
    if (!press.current.gestures.wandered()) press.current.onChoose(code);
  }, []);
  const shown = pointed === null ? undefined : byCode.get(pointed);
  const shownMood = families.find(({ slug }) => slug === shown?.mood);

  if (failed) return <MapFailure onRetry={retry} />;
  return (
    <div {...gestures.handlers} className={`size-full ${k > 1 ? "touch-none cursor-grab" : "touch-pan-y"}`}>
      {!outlines && <div className="skeleton absolute inset-[12%_8%] bg-sunken" />}
      <ComposableMap
        width={size.width}
        height={size.height}
        projection="geoNaturalEarth1"
        projectionConfig={projection}
        aria-hidden="true"
        focusable="false"
        className="absolute inset-0 block size-full"
      >
        <MapPatterns moods={moods} zoom={k} />
        <g transform={`translate(${x} ${y}) scale(${k})`}>
          {outlines && (
            <MapCountries
              outlines={outlines}
              countries={byCode}
              chosen={chosen}
              steps={steps}
              onChoose={choose}
              onPoint={setPointed}
            />
          )}
          <SmallCountryMarkers
            places={places}
            countries={byCode}
            chosen={chosen}
            zoom={k}
            onChoose={choose}
            onPoint={setPointed}
          />
          {outlines && <MapMarkers markers={markers} chosen={chosen} zoom={k} onChoose={choose} />}
        </g>
        <MapPointer target={target} places={places} markers={markers} onShow={control.show} />
      </ComposableMap>
      {shown && (
        <p
          aria-hidden="true"
          className="pointer-events-none absolute bottom-3 left-[172px] rounded-control lg:left-[142px] border border-line bg-bg px-2 py-1 text-small"
        >
          <span className="font-semibold">{shown.title}</span>{" "}
          <span className="text-ink3">{shown.count}</span>
          {shownMood && (
            <span className="ml-2">
              <MoodLabel mood={shownMood} />
            </span>
          )}
        </p>
      )}
      <MapControls zoom={k} onZoom={control.zoomInMiddle} onFit={control.fit} />
    </div>
  );
}
