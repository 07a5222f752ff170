import { useTranslations } from "next-intl";
import { Notice } from "#/components/notice/notice.tsx";
import { TrackListSkeleton } from "#/features/tracks/row-parts/track-list-skeleton.tsx";
import { ApiError } from "#/lib/api/api-error.ts";
import { ListTrouble } from "./list-trouble.tsx";

const SKELETON_ROWS = 5;

/** Renders a list while it is loading: its name above skeleton rows, or above the error. */
export function ListWaiting({ name, error, onRetry }: { name: string; error: unknown; onRetry: () => void }) {
  const t = useTranslations("workspace");
  // The list does not exist, or not for this person.
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <>
      <header className="page-x pt-12 pb-6 lg:pt-16 lg:pb-8">
        <h1 className="font-semibold text-[40px] leading-[1.05] [overflow-wrap:anywhere] md:text-h1">
          {name}
        </h1>
      </header>
      {isGone ? (
        <div className="page-x pt-6">
          <Notice failed title={t("gone")} text={t("goneText")} />
        </div>
      ) : error ? (
        <ListTrouble onRetry={onRetry} />
      ) : (
        <TrackListSkeleton rows={SKELETON_ROWS} showCover label={t("loading")} />
      )}
    </>
  );
}
