"use client";

import type { Lang } from "#/lib/i18n/lang.ts";
import { withPackedProps } from "#/lib/pages/with-packed-props.tsx";
import { AlbumCard } from "./album-card.tsx";
import type { CardAlbum } from "./card-album.ts";
import { SLEEVE_WIDTH, useSharedSleeves } from "./use-shared-sleeves.ts";

/**
 * Renders albums as cards. An island, because a page holds its data once and the markup of server components twice.
 */
function AlbumCards({ albums, lang }: { albums: readonly CardAlbum[]; lang: Lang }) {
  const shared = useSharedSleeves(albums, lang);
  return albums.map((album) => (
    <li key={album.id}>
      <AlbumCard album={album} lang={lang} width={SLEEVE_WIDTH} shared={shared(album)} />
    </li>
  ));
}

export const PackedAlbumCards = withPackedProps(AlbumCards);
