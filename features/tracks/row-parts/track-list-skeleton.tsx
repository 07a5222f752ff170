import { Skeleton } from "#/components/skeleton/skeleton.tsx";
import styles from "./track-row.module.css";

/**
 * Renders skeleton rows with the height of real ones while tracks load (S57); `inset` removes the page's margins, as in
 * a dialog. Without `label`, the surrounding element has to announce that they load.
 */
export function TrackListSkeleton({
  rows,
  label,
  showCover = false,
  inset = false,
}: {
  rows: number;
  label?: string;
  showCover?: boolean;
  inset?: boolean;
}) {
  return (
    <div role={label && "status"}>
      {label && <span className="sr-only">{label}</span>}
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className={inset ? "" : "page-x"}>
          <div
            data-cover={showCover}
            className={`${styles.columns} min-h-(--row-height) border-b border-line`}
          >
            <Skeleton className={`${styles.play} size-8 rounded-full`} />
            {showCover && <Skeleton className={`${styles.cover} size-(--sign)`} />}
            <span className={`${styles.title} grid gap-1.5`}>
              <Skeleton className="h-3.5 w-3/5" />
              <Skeleton className="h-3 w-2/5" />
            </span>
            <Skeleton className={`${styles.wave} h-6`} />
            <Skeleton className={`${styles.duration} h-3.5`} />
            <Skeleton className={`${styles.bpm} h-3`} />
            <Skeleton className={`${styles.tonality} h-3`} />
            <Skeleton className={`${styles.mood} h-3`} />
            <Skeleton className={`${styles.versions} h-3 max-md:hidden`} />
          </div>
        </div>
      ))}
    </div>
  );
}
