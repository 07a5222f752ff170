import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SearchField } from "#/components/search-field/search-field.tsx";
import type { Id } from "#/contract/hydra.ts";
import { TrackCover } from "#/features/tracks/rows/track-cover.tsx";
import { MarkedPart } from "#/lib/i18n/part-lang.tsx";

/** Finds a reference track by words; `initialSearch` are those submitted before this code had loaded. */
export function TrackFinder({
  initialSearch,
  onChoose,
}: {
  initialSearch: string;
  onChoose: (track: Id) => void;
}) {
  const t = useTranslations("similarity");
  const [typed, setTyped] = useState<string | null>(null);
  const asked = typed ?? initialSearch;
  const { data: tracks } = useQuery({
    queryKey: ["similarity-begin", asked],
    queryFn: async ({ signal }) => (await import("./similarity-data.ts")).findTracks(asked, signal),
    enabled: asked.length > 0,
    meta: { silent: true },
  });
  const found = asked ? tracks : undefined;
  return (
    <div>
      <SearchField
        text={asked}
        onSearch={setTyped}
        label={t("findTrack")}
        placeholder={t("findTrack")}
        submitLabel={t("find")}
      />
      <p aria-live="polite" className="sr-only">
        {found && t("offered", { count: found.length })}
      </p>
      {found && found.length > 0 && (
        <ul className="mt-2 border-ink border-t-2">
          {found.map((track) => (
            <li key={track.id}>
              <button
                type="button"
                onClick={() => onChoose(track.id)}
                className="flex w-full items-center gap-3 border-line border-b py-2 text-left hover:bg-hover [&>:first-child]:block"
              >
                <TrackCover track={track} />
                <span className="min-w-0">
                  <span className="block truncate font-semibold text-row">
                    <MarkedPart text={track.name} part={track.name} lang={track.nameLang} />
                  </span>
                  <span className="block truncate text-ink2 text-small">
                    {track.writer.map(({ name }) => name).join(", ")}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {found?.length === 0 && <p className="mt-3 text-ink2 text-body">{t("noneOffered")}</p>}
    </div>
  );
}
