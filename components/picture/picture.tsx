import type { ComponentProps } from "react";
import { imageSet } from "#/lib/pages/media.ts";

interface Props extends Pick<ComponentProps<"img">, "src" | "srcSet" | "ref" | "onError" | "className"> {
  path: string;
  width: number;
  height?: number;
  alt?: string;
  eager?: boolean;
}

/**
 * Renders a stored picture at its drawn size, in CSS pixels, at densities 1 and 2 (acceptance S56). `eager` is for
 * pictures in view on arrival; `alt` is empty where the text beside it says the same. `src` and `srcSet` replace the
 * addresses of its own.
 */
export function Picture({ path, width, height = width, alt = "", eager = false, ...own }: Props) {
  const { src, srcSet } = imageSet(path, width);
  return (
    // biome-ignore lint/performance/noImgElement: the contract's own resize path serves it, not Next's optimiser.
    <img
      src={src}
      srcSet={eager ? srcSet : withoutSrc(src, srcSet)}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      {...own}
    />
  );
}

/**
 * Leaves `src` out of a source set, where it is the image of density 1 by itself. The image of an eager one is preloaded
 * by its source set alone, which then names both.
 */
const withoutSrc = (src: string, srcSet: string) => srcSet.replace(`${src} 1x, `, "");
