import type { Placement } from "#/contract/placement.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { cardPlacement } from "./card-placement.ts";
import { PlacementRow } from "./placement-row.tsx";

/** Renders placements as rows, below a heading of level 2. */
export function PlacementsOf({ placements, lang }: { placements: readonly Placement[]; lang: Lang }) {
  return (
    <ul className="border-ink border-t">
      {placements.map((placement) => (
        <PlacementRow
          key={placement.id}
          placement={cardPlacement(placement)}
          lang={lang}
          level={3}
          withYear
        />
      ))}
    </ul>
  );
}
