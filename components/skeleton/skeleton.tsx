/**
 * Renders a placeholder block while something is being fetched; `className` sets the size and shape of the coming
 * content.
 */
export function Skeleton({ className = "" }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton block rounded-sleeve bg-sunken ${className}`} />;
}
