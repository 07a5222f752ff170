import type { ReactNode } from "react";
import type { ImageSet } from "#/components/picture/shared-picture.tsx";
import type { Lang } from "#/lib/i18n/lang.ts";
import { albumName, albumSlug, coverPath } from "#/lib/i18n/localise.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import styles from "./album-card.module.css";
import { albumPlace } from "./album-place.ts";
import type { CardAlbum } from "./card-album.ts";
import { MoodWords } from "./mood-words.tsx";
import { Sleeve, TITLE_ON_SLEEVE, WRITERS_ON_SLEEVE } from "./sleeve.tsx";
import { WriterLinks } from "./writer-links.tsx";

/**
 * Renders an album in a list: sleeve, place, two moods (looks.md §5, Card). The whole sleeve links to the album,
 * and each writer on it to that writer's albums. `children` replace the text under the sleeve.
 */
export function AlbumCard({
  album,
  lang,
  width,
  eager,
  shared,
  level = 3,
  children,
}: {
  album: CardAlbum;
  lang: Lang;
  width: number;
  eager?: boolean;
  /** Its sleeve within a drawing of several (`useSharedSleeves`). */
  shared?: ImageSet | undefined;
  /** Level of its heading: one below that of the list. */
  level?: 2 | 3;
  children?: ReactNode;
}) {
  const place = albumPlace(album, lang);
  const drawn = album.sleeve ?? null;
  const Heading = `h${level}` as const;
  const title = (
    <Heading className={drawn ? TITLE_ON_SLEEVE : "text-row"}>
      <Link
        href={{ pathname: "/album/[slug]", params: { slug: albumSlug(album, lang) } }}
        className={`display-type ${styles.link}`}
      >
        {albumName(album, lang)}
      </Link>
    </Heading>
  );
  const writers = (
    <p className={`shorten ${styles.writers} ${drawn ? WRITERS_ON_SLEEVE : ""}`}>
      <WriterLinks writers={album.writers} />
    </p>
  );

  return (
    <article className="relative">
      <Sleeve
        image={coverPath(album, lang)}
        colours={drawn}
        reference={album.reference}
        width={width}
        eager={eager}
        shared={shared}
        title={title}
        writers={writers}
      />
      {!drawn && (
        <div className="pt-2">
          {title}
          <div className="text-small text-ink2">{writers}</div>
        </div>
      )}
      {children ?? (
        <div className="pt-2">
          {place && <p className="text-small text-ink3">{place}</p>}
          <MoodWords terms={album.terms} />
        </div>
      )}
    </article>
  );
}
