import { memo, useMemo } from "react";
import { useMapContext } from "react-simple-maps/core";
import type { MapCountry } from "../reading/map-island.ts";
import type { Place } from "../reading/map-outlines.ts";

/** Width in degrees up to which a country's outline is too small to see or press. */
const SMALL = 1.3;
const RADIUS = 3;

/** Renders small countries with music as dots in the hue of their mood, of the same size at any zoom. */
export const SmallCountryMarkers = memo(function SmallCountryMarkers({
  places,
  countries,
  chosen,
  zoom,
  onChoose,
  onPoint,
}: {
  places: ReadonlyMap<string, Place> | undefined;
  countries: ReadonlyMap<string, MapCountry>;
  chosen: ReadonlySet<string>;
  zoom: number;
  onChoose: (code: string) => void;
  onPoint: (code: string | null) => void;
}) {
  const { projection } = useMapContext();
  const markers = useMemo(
    () =>
      [...countries.values()].flatMap((country) => {
        const place = places?.get(country.code);
        if (!place || country.count === 0) return [];
        const [longitude, latitude, west, south, east, north] = place;
        const point = projection([longitude, latitude]);
        return point && Math.max(east - west, north - south) < SMALL ? [{ country, point }] : [];
      }),
    [places, countries, projection],
  );
  return markers.map(({ country: { code, mood }, point: [x, y] }) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: the drawing is for pointers; the tree is for keys.
    <circle
      key={code}
      data-country={code}
      data-mood={mood ?? undefined}
      transform={`translate(${x} ${y}) scale(${1 / zoom})`}
      r={RADIUS}
      strokeWidth={chosen.has(code) ? 2 : 0}
      className={`cursor-pointer stroke-ink ${mood ? "fill-mood" : "fill-ink2"}`}
      onClick={() => onChoose(code)}
      onPointerEnter={() => onPoint(code)}
      onPointerLeave={() => onPoint(null)}
    />
  ));
});
