import { memo, useMemo } from "react";
import { Geography, Graticule, useMapContext } from "react-simple-maps/core";
import type { MapCountry } from "../reading/map-island.ts";
import type { CountryOutline } from "../reading/map-outlines.ts";
import { furrowStep } from "./furrow-steps.ts";
import { furrowFill } from "./map-patterns.tsx";

/** The data that the furrows of a country show. */
type Drawn = Pick<MapCountry, "count" | "mood">;

interface Props {
  outlines: readonly CountryOutline[];
  countries: ReadonlyMap<string, Drawn>;
  chosen: ReadonlySet<string>;
  steps: readonly [number, number, number];
  onChoose: (code: string) => void;
  onPoint: (code: string | null) => void;
}

/** Renders the countries in furrows: hue by mood, stroke by number of tracks; chosen ones solid with an ink contour. */
export const MapCountries = memo(function MapCountries({
  outlines,
  countries,
  chosen,
  steps,
  onChoose,
  onPoint,
}: Props) {
  const { path } = useMapContext();
  const shapes = useMemo(
    () => outlines.map((outline, index) => ({ ...outline, rsmKey: `${index}`, svgPath: path(outline) })),
    [outlines, path],
  );
  // Only a single chosen country is solid: a whole continent in solid colours would look like a different map.
  const alone = chosen.size === 1;
  const last = (code: string) => (chosen.has(code) ? 1 : 0);

  return (
    <>
      <Graticule
        step={[20, 20]}
        className="stroke-line"
        stroke=""
        strokeWidth={1}
        vectorEffect="non-scaling-stroke"
      />
      {/* Chosen countries are drawn last, so that their contour is not under a neighbour's furrows. */}
      {shapes
        .toSorted((one, other) => last(one.properties.code) - last(other.properties.code))
        .map((shape) => {
          const { code } = shape.properties;
          const country = countries.get(code);
          const isChosen = chosen.has(code);
          return (
            <Geography
              key={code}
              geography={shape}
              tabIndex={-1}
              data-country={code}
              data-mood={country?.mood ?? undefined}
              fill={isChosen && alone ? undefined : furrowFill(country?.mood ?? null, stepOf(country, steps))}
              className={`outline-none ${isChosen ? (country?.mood ? "stroke-ink" : "stroke-ink2") : ""} ${isChosen && alone ? (country?.mood ? "fill-mood" : "fill-ink3") : ""} ${country ? "cursor-pointer" : ""}`}
              strokeWidth={isChosen ? (alone ? 1.6 : 1) : 0}
              vectorEffect="non-scaling-stroke"
              onClick={country && (() => onChoose(code))}
              onPointerEnter={country && (() => onPoint(code))}
              onPointerLeave={country && (() => onPoint(null))}
            />
          );
        })}
    </>
  );
});

const stepOf = (country: Drawn | undefined, steps: Props["steps"]) =>
  country ? furrowStep(country.count, steps) : 0;
