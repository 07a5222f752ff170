import { useTranslations } from "next-intl";
import type { TrackVersion } from "#/contract/track.ts";
import { formatDuration, parseDuration } from "#/features/player/duration.ts";
import { playableOfVersion } from "#/features/player/playable.ts";
import { VersionRow } from "./version-row.tsx";

/** Versions one under the other, each waveform as long as its sound in proportion to the longest. */
export function VersionList({ versions }: { versions: readonly TrackVersion[] }) {
  const t = useTranslations("versions");
  if (versions.length === 0) return <p className="text-body text-ink2">{t("empty")}</p>;
  const list = versions.map(playableOfVersion);
  const longest = Math.max(1, ...list.map(({ duration }) => duration));
  return (
    <ul className="bg-sunken">
      {versions.map((version, index) => {
        const playable = list[index] ?? playableOfVersion(version);
        return (
          <VersionRow
            key={version.id}
            version={version}
            playable={playable}
            list={list}
            share={playable.duration / longest}
            duration={formatDuration(playable.duration || parseDuration(version.duration))}
          />
        );
      })}
    </ul>
  );
}
