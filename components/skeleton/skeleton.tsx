/**
 * Renders a placeholder block while something is being fetched; `className` sets the size and shape of the coming
 * content. A parent with a background of its own sets `--skeleton`.
 */
export function Skeleton({ className = "" }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton block rounded-sleeve bg-(--skeleton) ${className}`} />;
}
