import { useTranslations } from "next-intl";
import type { TrackVersion } from "#/contract/track.ts";
import { type Playable, playableOfVersion } from "#/features/player/playable.ts";
import { FULL } from "#/features/player/use-version-label.ts";
import { VersionRow } from "./version-row.tsx";

/**
 * A track's family: the full mix, where it is known and not among the versions itself, then each version in its order,
 * its waveform as long as its sound in proportion to the full mix.
 */
export function VersionList({
  versions,
  full,
}: {
  versions: readonly TrackVersion[];
  full: Playable | null;
}) {
  const t = useTranslations("versions");
  if (versions.length === 0) return <p className="text-body text-ink2">{t("empty")}</p>;
  const own = full && !versions.some(({ version }) => version === FULL) ? full : null;
  const playables = versions.map(playableOfVersion);
  const list = own ? [own, ...playables] : playables;
  const whole = (own ?? playables.find(({ version }) => version === FULL))?.duration || null;
  const longest = Math.max(1, ...list.map(({ duration }) => duration));
  return (
    <ul className="bg-sunken">
      {own && <VersionRow playable={own} list={list} longest={longest} whole="itself" />}
      {versions.map((version, index) => (
        <VersionRow
          key={version.id}
          version={version}
          playable={playables[index] ?? playableOfVersion(version)}
          list={list}
          longest={longest}
          whole={version.version === FULL ? "itself" : whole}
        />
      ))}
    </ul>
  );
}
