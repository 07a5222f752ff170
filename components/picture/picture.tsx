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
  const image = (
    // biome-ignore lint/performance/noImgElement: the contract's own resize path serves it, not Next's optimiser.
    <img
      src={src}
      srcSet={withoutSrc(src, srcSet)}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      {...own}
    />
  );
  // React puts a preload of an eager picture into the page's head, unless it is in such an element. The browser finds
  // the picture as soon by itself, and with a service worker it fetched both, and warned of the first.
  return eager ? <picture className="contents">{image}</picture> : image;
}

/** Leaves `src` out of a source set, where it is the image of density 1 by itself. */
const withoutSrc = (src: string, srcSet: string) => srcSet.replace(`${src} 1x, `, "");
