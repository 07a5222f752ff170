import { useRouter } from "next/navigation";
import { type RefObject, useCallback, useMemo } from "react";
import { ComposableMap } from "react-simple-maps/core";
import { furrowSteps } from "#/features/map/drawing/furrow-steps.ts";
import { MapCountries } from "#/features/map/drawing/map-countries.tsx";
import { PROJECTION } from "#/features/map/drawing/map-drawing.tsx";
import { MapPatterns } from "#/features/map/drawing/map-patterns.tsx";
import { useFrameSize } from "#/features/map/drawing/use-frame-size.ts";
import { worldScale } from "#/features/map/moving/map-view.ts";
import { useOutlines } from "#/features/map/reading/use-map-data.ts";
import { hrefPath } from "#/lib/i18n/href.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { beginNavigation } from "#/lib/navigation/pending-navigation.ts";
import type { BandCountry } from "./band-countries.ts";

/** Size of a frame without layout, in pixels. */
const UNMEASURED = { width: 960, height: 340 };
const NOBODY = () => {};
const NONE: ReadonlySet<string> = new Set();

/**
 * Renders the whole world in furrows, without motion. A press on a country opens its music, as does its name below
 * the map, so the drawing is hidden from assistive technology. Without outlines the band stays empty.
 */
export function BandDrawing({
  frame,
  countries,
}: {
  frame: RefObject<HTMLDivElement | null>;
  countries: readonly BandCountry[];
}) {
  const lang = useLang();
  const router = useRouter();
  const size = useFrameSize(frame, UNMEASURED);
  const { outlines } = useOutlines(1);
  const byCode = useMemo(
    () => new Map(countries.map(([code, count, mood]) => [code, { code, count, mood }])),
    [countries],
  );
  const moods = useMemo(() => [...new Set(countries.flatMap(([, , mood]) => mood ?? []))], [countries]);
  const steps = useMemo(() => furrowSteps(Math.max(1, ...countries.map(([, count]) => count))), [countries]);
  const projection = useMemo(() => size && { ...PROJECTION, scale: worldScale(size) }, [size]);
  const open = useCallback(
    (code: string) => {
      beginNavigation();
      router.push(hrefPath({ pathname: "/search-guidee", query: { territory: code } }, lang));
    },
    [router, lang],
  );
  if (!size || !projection || !outlines) return null;
  return (
    <ComposableMap
      width={size.width}
      height={size.height}
      projection="geoNaturalEarth1"
      projectionConfig={projection}
      aria-hidden="true"
      focusable="false"
      className="absolute inset-0 block size-full"
    >
      <MapPatterns moods={moods} zoom={1} />
      <MapCountries
        outlines={outlines}
        countries={byCode}
        chosen={NONE}
        steps={steps}
        onChoose={open}
        onPoint={NOBODY}
      />
    </ComposableMap>
  );
}
