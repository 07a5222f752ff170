/** A block where something is being fetched; give it the size and shape of what comes. */
export function Skeleton({ className = "" }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton block rounded-sleeve bg-sunken ${className}`} />;
}
