import { imageSet } from "#/lib/pages/media.ts";

/**
 * Renders a stored picture at its drawn size, in CSS pixels, at densities 1 and 2 (acceptance S56). `eager` is for
 * pictures in view on arrival; `alt` is empty where the text beside it says the same.
 */
export function Picture({
  path,
  width,
  height = width,
  alt = "",
  eager = false,
  className,
}: {
  path: string;
  width: number;
  height?: number;
  alt?: string;
  eager?: boolean;
  className?: string;
}) {
  return (
    // biome-ignore lint/performance/noImgElement: the contract's own resize path serves it, not Next's optimiser.
    <img
      {...imageSet(path, width)}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      className={className}
    />
  );
}
