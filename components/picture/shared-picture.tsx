"use client";

import { type ComponentProps, useState } from "react";
import { Picture } from "./picture.tsx";

/** Addresses of an image at densities 1 and 2. */
export interface ImageSet {
  src: string;
  srcSet: string;
}

/**
 * Renders a picture as part of a drawing that several share (`src`, `srcSet`), and by itself where that cannot be had.
 */
export function SharedPicture({
  src,
  srcSet,
  ...own
}: Omit<ComponentProps<typeof Picture>, "ref" | "onError">) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <Picture {...own} />;
  // It may have failed before hydration, when nothing listened.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setMissing(true);
  };
  return <Picture {...own} src={src} srcSet={srcSet} ref={look} onError={() => setMissing(true)} />;
}
