"use client";

import type { Lang } from "#/lib/i18n/lang.ts";
import { withPackedProps } from "#/lib/pages/with-packed-props.tsx";
import { type CardComposer, printsOf } from "./card-composer.ts";
import { ComposerCard } from "./composer-card.tsx";

/**
 * Renders composers as cards; `said` is the text for each one's number of tracks. An island, because a page contains
 * its data once and the markup of server components twice.
 */
function ComposerCards({
  composers,
  lang,
}: {
  composers: readonly (CardComposer & { said: string })[];
  lang: Lang;
}) {
  const prints = printsOf(composers);
  return composers.map(({ said, ...composer }) => (
    <li key={composer.id}>
      <ComposerCard composer={composer} prints={prints} said={said} lang={lang} level={3} />
    </li>
  ));
}

export const PackedComposerCards = withPackedProps(ComposerCards);
