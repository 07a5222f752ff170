import { useLocale } from "next-intl";
import type { Ref } from "react";
import { Picture } from "#/components/picture/picture.tsx";
import { albumName, albumSlug, coverPath } from "#/lib/i18n/localise.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import type { Playable } from "../playable.ts";
import { useVersionLabel } from "../use-version-label.ts";
import { PlayerTrouble, useIsSilent } from "./player-trouble.tsx";

/** CSS pixels of the cover. */
const COVER = 40;

/**
 * Cover, title (to the track's page), writers (to their albums, S45) and album of the current sound; also its version
 * when there is no room for the version menu.
 */
export function PlayerTitle({
  current,
  messageRef,
}: {
  current: Playable;
  /** Receives the explanation of a missing sound, while there is one. */
  messageRef?: Ref<HTMLParagraphElement>;
}) {
  const lang = useLocale();
  const versionLabel = useVersionLabel();
  const isSilent = useIsSilent();
  const cover = coverPath(current, lang);
  const album = { pathname: "/album/[slug]", params: { slug: albumSlug(current.album, lang) } } as const;

  return (
    <div className="flex min-w-0 flex-1 items-center gap-3 lg:max-w-[380px] min-[1400px]:min-w-40">
      <Link href={album} tabIndex={-1} aria-hidden="true" className="shrink-0">
        {cover ? (
          <Picture
            path={cover}
            width={COVER}
            eager
            className="size-10 rounded-sleeve bg-sunken object-cover object-bottom"
          />
        ) : (
          <span className="block size-10 rounded-sleeve bg-sunken" />
        )}
      </Link>
      <div className="min-w-0">
        <Link
          href={{ pathname: "/album/[slug]", params: { slug: current.slug } }}
          wordsLang={current.nameLang}
          className="block truncate pt-1 text-row font-semibold hover:underline"
        >
          {current.name}
        </Link>
        {isSilent && <PlayerTrouble ref={messageRef} />}
        <p className={`shorten pb-2 text-small text-ink2 ${isSilent ? "lg:hidden" : ""}`}>
          {current.version && (
            <span className="font-semibold text-ink lg:hidden">{versionLabel(current.version)} · </span>
          )}
          {current.writers.map((writer, index) => (
            <span key={writer.id}>
              {index > 0 && ", "}
              <Link
                href={{ pathname: "/albums", query: { writers: writer.slug } }}
                className="pb-2 hover:underline"
              >
                {writer.name}
              </Link>
            </span>
          ))}
          {current.writers.length > 0 && " · "}
          <Link href={album} className="pb-2 hover:underline">
            {albumName(current.album, lang)}
          </Link>
        </p>
      </div>
    </div>
  );
}
