"use client";

import type { Lang } from "#/lib/i18n/lang.ts";
import { withPackedProps } from "#/lib/pages/with-packed-props.tsx";
import type { CardPlacement } from "./card-placement.ts";
import { PlacementRow } from "./placement-row.tsx";

/**
 * Renders placements as rows without their year. An island, because a page holds its data once and the markup of server
 * components twice.
 */
function PlacementRows({ placements, lang }: { placements: readonly CardPlacement[]; lang: Lang }) {
  return placements.map((placement) => (
    <PlacementRow key={placement.id} placement={placement} lang={lang} level={3} withYear={false} />
  ));
}

export const PackedPlacementRows = withPackedProps(PlacementRows);
