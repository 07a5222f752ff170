import type { Placement } from "#/contract/placement.ts";
import { TrackList } from "#/features/tracks/rows/track-list.tsx";
import type { Lang } from "#/lib/i18n/lang.ts";
import { frenchFirstSlug, frenchFirstTitle } from "#/lib/i18n/localise.ts";
import { Link } from "#/lib/i18n/navigation.ts";

/** Number of tracks shown per placement. */
const SHOWN = 3;

/** Renders the placements found, each with the music heard in it. */
export function FoundPlacements({ placements, lang }: { placements: readonly Placement[]; lang: Lang }) {
  return (
    <ul className="grid gap-10">
      {placements.map((placement) => (
        <li key={placement.id}>
          <div className="page-x pb-3">
            <h2 className="text-h2">
              <Link
                href={{
                  pathname: "/nos-placements/[slug]",
                  params: { slug: frenchFirstSlug(placement, lang) },
                }}
                className="underline-offset-4 hover:underline"
              >
                {frenchFirstTitle(placement, lang)}
              </Link>
            </h2>
            <p className="text-ink3 text-small">
              {[placement.client, placement.year].filter(Boolean).join(", ")}
            </p>
          </div>
          <TrackList tracks={placement.tracks.slice(0, SHOWN)} showCover showAlbum />
        </li>
      ))}
    </ul>
  );
}
