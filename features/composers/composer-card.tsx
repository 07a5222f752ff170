import { Picture } from "#/components/picture/picture.tsx";
import type { Id } from "#/contract/hydra.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { frenchFirstSlug } from "#/lib/i18n/localise.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import type { CardComposer } from "./card-composer.ts";
import styles from "./composer-card.module.css";
import { ListedPrint } from "./listed-print.tsx";

/** Greatest width of a card, CSS pixels. */
const WIDTH = 240;

/**
 * Renders a composer in a list: portrait, or the print of one of their sounds; name; number of titles. The whole
 * card is a link.
 */
export function ComposerCard({
  composer,
  prints,
  said,
  lang,
  level,
}: {
  composer: CardComposer;
  /** The tracks of all prints of its list (`printsOf`). */
  prints: readonly Id[];
  /** Its number of titles in words. */
  said: string;
  lang: Lang;
  /** Level of its heading: one below that of the list. */
  level: 2 | 3;
}) {
  const { name, image, print } = composer;
  const Heading = `h${level}` as const;
  return (
    <article data-mood={print?.mood} className="relative">
      {image ? (
        <Picture path={image} width={WIDTH} className="aspect-[168/63] w-full rounded-sleeve object-cover" />
      ) : (
        <ListedPrint track={print?.track ?? null} prints={prints} />
      )}
      <Heading className={styles.name}>
        <Link
          href={{ pathname: "/nos-compositeurs/[slug]", params: { slug: frenchFirstSlug(composer, lang) } }}
        >
          {name}
        </Link>
      </Heading>
      <p className="text-ink3 text-small">{said}</p>
    </article>
  );
}
