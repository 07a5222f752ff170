"use client";

import { useLang } from "#/lib/i18n/use-lang.ts";
import { withPackedProps } from "#/lib/pages/with-packed-props.tsx";
import { AlbumCard } from "./album-card.tsx";
import type { CardAlbum } from "./card-album.ts";
import { MoodWords } from "./mood-words.tsx";

/** Albums beside the leading one; the rest go into the row below. */
const SIDE_ALBUMS = 4;

/** Returns the grid classes of the n-th featured album: one large, four beside it, five below (looks: home). */
function place(index: number): string {
  if (index === 0) return "col-span-full md:col-span-2 md:row-span-2 lg:col-span-10";
  return index <= SIDE_ALBUMS ? "col-span-1 lg:col-span-5" : "col-span-1 lg:col-span-4";
}

/**
 * Renders the featured albums; below the first stand `label` and the text `leading`. An island, so that the page
 * holds them once.
 */
function FeaturedSleeves({
  albums,
  leading,
  label,
}: {
  albums: readonly CardAlbum[];
  leading: string;
  label: string;
}) {
  const lang = useLang();
  return (
    <ul className="col-body grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-3 md:gap-x-5 lg:grid-cols-20 lg:gap-x-6">
      {albums.map((album, index) => (
        <li key={album.id} className={`${place(index)} max-lg:nth-10:hidden`}>
          {index === 0 ? (
            <AlbumCard album={album} lang={lang} width={480}>
              <div className="pt-3">
                <p className="text-label text-ink3">{label}</p>
                <p className="mt-1 text-reading">{leading}</p>
                <MoodWords terms={album.terms} className="mt-1.5 text-body" />
              </div>
            </AlbumCard>
          ) : (
            <AlbumCard album={album} lang={lang} width={320} />
          )}
        </li>
      ))}
    </ul>
  );
}

export const PackedFeaturedSleeves = withPackedProps(FeaturedSleeves);
