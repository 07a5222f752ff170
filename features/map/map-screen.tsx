"use client";

import { usePathname, useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { hrefPath } from "#/lib/i18n/href.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { MapLegend } from "./drawing/map-legend.tsx";
import { ContinentTabs } from "./moving/continent-tabs.tsx";
import type { MapTarget } from "./moving/map-pointer.tsx";
import { TerritoryTree } from "./moving/territory-tree.tsx";
import type { MapIsland } from "./reading/map-island.ts";
import { codesOf, territorySlug } from "./territory/chosen-territory.ts";
import { playTerritory } from "./territory/play-territory.ts";
import { showTerritory } from "./territory/show-territory.ts";
import { useVoyage } from "./voyage/voyage.ts";
import { VoyageBar } from "./voyage/voyage-bar.tsx";

const WorldMap = lazy(async () => ({ default: (await import("./drawing/world-map.tsx")).WorldMap }));

/** Closest zoom at which the map shows a country, and a continent, that was chosen outside the map. */
const COUNTRY_ZOOM = 2.4;
const CONTINENT_ZOOM = 3;
/** Widest frame, in pixels, in which countries are indistinguishable when it shows the whole world. */
const NARROW = 767;
const isNarrow = () => window.matchMedia(`(width <= ${NARROW}px)`).matches;
/** Initial view of such a frame, from the Atlantic to the Mediterranean: it shows part of every large continent. */
const BEGINNING: MapTarget = { codes: ["ML", "DZ", "FR"], closest: 2.1 };

/**
 * Renders the world map: the drawing, the voyage and the tree, in step with the address. `children` is the panel
 * of the territory in the address, rendered by the server: each territory has a page of its own.
 */
export function MapScreen({ island, children }: { island: MapIsland; children: ReactNode }) {
  const t = useTranslations("map");
  const lang = useLang();
  const router = useRouter();
  const slug = territorySlug(usePathname());
  const { codes, single } = useMemo(() => codesOf(island, slug), [island, slug]);
  const chosen = useMemo(() => new Set(codes), [codes]);
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef(false);
  const pressed = useRef<string | null>(null);
  const first = useRef(true);
  /** The slug that the panel showed last. */
  const shown = useRef(slug);
  const hasReturned = useRef(false);
  const [isThere, setThere] = useState(false);
  const [target, setTarget] = useState<MapTarget | null>(null);
  const stop = useVoyage(({ stops, at }) => stops[at] ?? null);

  // Loads the drawing's code after the page: text and tree are complete without it.
  useEffect(() => setThere(true), []);

  const open = (code: string, how: "push" | "replace") => {
    const country = island.countries.find((one) => one.code === code);
    if (!country || country.slug === slug) return;
    router[how](hrefPath({ pathname: "/carte/[slug]", params: { slug: country.slug } }, lang), {
      scroll: false,
    });
  };
  const follow = useRef(open);
  useEffect(() => {
    follow.current = open;
  });
  useEffect(() => {
    if (stop) follow.current(stop, "replace");
  }, [stop]);

  // Moves to a territory chosen by the tree, the tabs, the voyage or the address; one pressed on the map is
  // already in view.
  useEffect(() => {
    const isPressed = codes.length === 1 && codes[0] === pressed.current;
    pressed.current = null;
    const isArrival = first.current;
    first.current = false;
    // On a wide screen a visitor starts with the whole world in view.
    if (codes.length === 0 || isPressed || (isArrival && single && !isNarrow())) return;
    setTarget({ codes, closest: single ? COUNTRY_ZOOM : CONTINENT_ZOOM });
  }, [codes, single]);
  useEffect(() => {
    if (isNarrow() && codes.length === 0) setTarget(BEGINNING);
  }, [codes]);

  useEffect(() => {
    if (!heading.current || slug === null) return;
    heading.current = false;
    panel.current?.querySelector<HTMLElement>("h1")?.focus({ preventScroll: false });
  }, [slug]);

  useEffect(() => {
    // Navigation to an anchor, such as “Skip to the content”, also fires `popstate`, but is not a return.
    const note = () => {
      hasReturned.current = territorySlug(location.pathname) !== shown.current;
    };
    addEventListener("popstate", note);
    return () => removeEventListener("popstate", note);
  }, []);
  // Shows a chosen territory together with its first track. A return restores its own scroll position, and a voyage is
  // watched on the map.
  useEffect(() => {
    if (slug === shown.current) return;
    shown.current = slug;
    const isReturn = hasReturned.current;
    hasReturned.current = false;
    if (isReturn || slug === null || useVoyage.getState().stops.length > 0) return;
    if (panel.current) showTerritory(panel.current);
  }, [slug]);

  return (
    <div className="page-x pt-4 pb-16 lg:pt-7">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 lg:grid-cols-[372px_minmax(0,1fr)]">
        <section aria-label={t("map")} className="lg:col-start-2 lg:row-start-1">
          <ContinentTabs groups={island.groups} chosen={slug} />
          <div className="relative -mx-4 h-[340px] border-line border-b md:mx-0 md:h-[440px] lg:aspect-[2.1] lg:h-auto lg:max-h-[calc(100svh-260px)] lg:min-h-[400px]">
            {isThere && (
              <Suspense fallback={<div className="skeleton absolute inset-[12%_8%] bg-sunken" />}>
                <WorldMap
                  countries={island.countries}
                  markers={island.markers}
                  families={island.moods}
                  chosen={chosen}
                  target={target}
                  onChoose={(code) => {
                    pressed.current = code;
                    open(code, "push");
                  }}
                />
              </Suspense>
            )}
          </div>
          <VoyageBar island={island} from={single ? (codes[0] ?? null) : null} />
          <MapLegend island={island} />
        </section>
        <div ref={panel} className="pt-6 md:pt-10 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:pt-0">
          {children}
        </div>
        <section aria-labelledby="territories" className="pt-12 lg:col-start-2 lg:pt-10">
          <h2 id="territories" className="pb-5 text-h2">
            {t("treeTitle")}
          </h2>
          <TerritoryTree
            groups={island.groups}
            countries={island.countries}
            chosen={slug}
            onOpen={() => {
              heading.current = true;
            }}
            onPlay={(played) => void playTerritory(played)}
          />
        </section>
      </div>
    </div>
  );
}
