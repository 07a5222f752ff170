import { useTranslations } from "next-intl";
import { Skeleton } from "#/components/skeleton/skeleton.tsx";

/** Stands in for the film of a project while its sheet is on its way: as large as a film of one lane. */
export function StripWaiting({ hasTracks }: { hasTracks: boolean }) {
  const t = useTranslations("cueSheet.strip");
  return (
    <div role="status" className="page-x pb-8">
      <span className="sr-only">{t("waiting")}</span>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Skeleton className="h-5 w-56" />
        <div className="ml-auto flex items-center gap-1 max-md:ml-0 max-md:w-full">
          <Skeleton className="h-9 w-56 max-md:mr-auto max-md:h-11" />
          <Skeleton className="size-9" />
          <Skeleton className="size-9" />
        </div>
      </div>
      {/* Room for numbers, the lane, the scale under it. */}
      <div className="h-[116px] pt-[22px] pb-[30px]">
        <Skeleton className="h-full" />
      </div>
      {hasTracks && <Skeleton className="mt-4 h-9 w-72 max-w-full max-md:h-11" />}
    </div>
  );
}
