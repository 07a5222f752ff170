/** A cover for `coversSvg`: the id of its album or track, and its image as WebP. */
export interface DrawnCover {
  id: number;
  webp: Uint8Array;
}

/**
 * Returns several covers in one drawing, one below the other and each a square of `side` pixels: `#c12` shows only that
 * of 12. A cover that is no square shows its lower part, as in a row. The drawing is as large as one of them, so that
 * each is an image of its own to a page. Covers that are the same image are in it once.
 */
export function coversSvg(covers: readonly DrawnCover[], side: number): string {
  const tops = new Map<Uint8Array, number>();
  const parts = covers.map(({ id, webp }, index) => {
    const known = tops.get(webp);
    const top = known ?? index * side;
    const view = `<view id="c${id}" viewBox="0 ${top} ${side} ${side}"/>`;
    if (known !== undefined) return view;
    tops.set(webp, top);
    const data = Buffer.from(webp).toString("base64");
    return `${view}<image y="${top}" width="${side}" height="${side}" preserveAspectRatio="xMidYMax slice" href="data:image/webp;base64,${data}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${parts.join("")}</svg>`;
}
