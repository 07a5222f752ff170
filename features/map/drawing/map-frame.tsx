import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { MapScreen } from "#/features/map/map-screen.tsx";
import { mapIndex } from "#/features/map/reading/map-index.ts";
import { mapReads } from "#/features/map/reading/map-reads.ts";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { mapIsland } from "../reading/map-island.ts";

/**
 * Renders the parts that all pages of the map share: the drawing, the voyage and the tree. `children` is the panel
 * of one territory.
 */
export async function MapFrame({ lang, children }: { lang: Lang; children: ReactNode }) {
  const t = await getTranslations("map");
  const { regions, continents, markers } = await mapReads();
  const island = mapIsland(mapIndex(regions, continents), markers, lang, t("elsewhere"));
  return (
    <MoreMessages messages={await pageMessages(lang, ["map"])}>
      <MapScreen island={island}>{children}</MapScreen>
    </MoreMessages>
  );
}
