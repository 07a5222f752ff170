import { useTranslations } from "next-intl";
import { TrackListSkeleton } from "#/features/tracks/rows/track-list-skeleton.tsx";
import { ListTrouble } from "./list-trouble.tsx";

const SKELETON_ROWS = 5;

/** Stands for a list until it has come: its name over its rows in their shape, or over why there are none. */
export function ListWaiting({ name, error, onRetry }: { name: string; error: unknown; onRetry: () => void }) {
  const t = useTranslations("workspace");
  return (
    <>
      <header className="page-x pt-12 pb-6 lg:pt-16 lg:pb-8">
        <h1 className="font-semibold text-[40px] leading-[1.05] [overflow-wrap:anywhere] md:text-h1">
          {name}
        </h1>
      </header>
      {error ? (
        <ListTrouble error={error} onRetry={onRetry} />
      ) : (
        <TrackListSkeleton rows={SKELETON_ROWS} showCover label={t("loading")} />
      )}
    </>
  );
}
