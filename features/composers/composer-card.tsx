import { useTranslations } from "next-intl";
import { Picture } from "#/components/picture/picture.tsx";
import { SoundPrint } from "#/features/tracks/rows/sound-print.tsx";
import type { Lang } from "#/lib/i18n/lang.ts";
import { frenchFirstSlug } from "#/lib/i18n/localise.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import type { CardComposer } from "./card-composer.ts";

/** Greatest width of a card, CSS pixels. */
const WIDTH = 240;

/**
 * Renders a composer in a list: portrait, or the print of one of their sounds; name; number of titles. The whole
 * card is a link.
 */
export function ComposerCard({
  composer,
  lang,
  level,
}: {
  composer: CardComposer;
  lang: Lang;
  /** Level of its heading: one below that of the list. */
  level: 2 | 3;
}) {
  const t = useTranslations("composers");
  const { name, image, trackCount, print } = composer;
  const Heading = `h${level}` as const;
  return (
    <article data-mood={print?.mood} className="relative">
      {image ? (
        <Picture path={image} width={WIDTH} className="aspect-[168/63] w-full rounded-sleeve object-cover" />
      ) : (
        <SoundPrint analysis={print?.analysis ?? null} />
      )}
      <Heading className="mt-2.5 font-sans font-semibold text-row wrap-anywhere [font-variation-settings:'FLAR'_0,'VOLM'_0]">
        <Link
          href={{ pathname: "/nos-compositeurs/[slug]", params: { slug: frenchFirstSlug(composer, lang) } }}
          className="underline-offset-4 after:absolute after:inset-0 after:rounded-sleeve hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ink focus-visible:after:outline-offset-2"
        >
          {name}
        </Link>
      </Heading>
      <p className="text-ink3 text-small">{t("tracks", { count: trackCount })}</p>
    </article>
  );
}
