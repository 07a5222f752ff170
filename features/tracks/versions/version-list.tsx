import { useTranslations } from "next-intl";
import type { TrackVersion } from "#/contract/track.ts";
import { type Playable, playableOfVersion } from "#/features/player/playable.ts";
import { FULL } from "#/features/player/use-version-label.ts";
import rowStyles from "#/features/tracks/row-parts/track-row.module.css";
import { VersionFactItems } from "./version-fact-items.tsx";
import { commonFacts, ownFacts } from "./version-facts.ts";
import styles from "./version-row.module.css";
import { type BesideColumns, besideData, VersionRow } from "./version-row.tsx";

/**
 * Renders a track's family: the full mix, if known and not among the versions, then each version in order. The width of
 * each waveform is in proportion to the length of the sound.
 */
export function VersionList({
  versions,
  full,
  around,
  beside,
}: {
  versions: readonly TrackVersion[];
  full: Playable | null;
  /** The list of tracks that contains this one. */
  around?: (() => readonly Playable[]) | undefined;
  /** Options of the surrounding list's columns, if it is in one. */
  beside?: BesideColumns | undefined;
}) {
  const t = useTranslations("versions");
  if (versions.length === 0) return <p className="text-body text-ink2">{t("empty")}</p>;
  const own = full && !versions.some(({ version }) => version === FULL) ? full : null;
  const playables = versions.map(playableOfVersion);
  const reference = own ?? playables.find(({ version }) => version === FULL) ?? null;
  const whole = reference?.duration || null;
  const longest = Math.max(1, ...[own, ...playables].map((one) => one?.duration ?? 0));
  const common = commonFacts(versions);
  return (
    <>
      <ul className={beside ? undefined : "bg-sunken"}>
        {own && (
          <VersionRow
            playable={own}
            list={around}
            longest={longest}
            whole="itself"
            reference={own}
            beside={beside}
          />
        )}
        {versions.map((version, index) => (
          <VersionRow
            key={version.id}
            version={version}
            playable={playables[index] ?? playableOfVersion(version)}
            list={around}
            longest={longest}
            whole={version.version === FULL ? "itself" : whole}
            reference={reference}
            beside={beside}
            facts={ownFacts(version, common)}
          />
        ))}
      </ul>
      {/* Common facts are shown once; each row has only its own. */}
      <div
        className={beside ? `${styles.row} ${styles.inline} ${rowStyles.columns}` : "mt-3"}
        {...besideData(beside)}
      >
        <ul
          aria-label={t("ofAll")}
          className={`${styles.common} flex flex-wrap gap-x-4 text-ink2 text-small leading-6`}
        >
          <VersionFactItems {...common} />
        </ul>
      </div>
    </>
  );
}
