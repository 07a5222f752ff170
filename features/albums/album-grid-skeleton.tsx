import { CardGrid } from "#/components/card-grid/card-grid.tsx";
import { Skeleton } from "#/components/skeleton/skeleton.tsx";

/** Renders the grid while it is being fetched, with shapes for sleeves, places and moods. */
export function AlbumGridSkeleton({ count, label }: { count: number; label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <CardGrid>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity but their place.
          <li key={index}>
            <Skeleton className="aspect-square w-full" />
            <Skeleton className="mt-2.5 h-3 w-3/5" />
            <Skeleton className="mt-2 h-3 w-4/5" />
          </li>
        ))}
      </CardGrid>
    </div>
  );
}
