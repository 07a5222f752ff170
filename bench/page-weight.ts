/** A script by which Next hands a page's data over to the browser. */
const FLIGHT =
  /<script[^>]*>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\([\s\S]*?<\/script>/g;

/** Bytes of a page, and of them those that only repeat it as data for the browser's React. */
export function pageWeight(html: string): { html: number; flight: number } {
  const flight = [...html.matchAll(FLIGHT)].reduce((sum, [script]) => sum + Buffer.byteLength(script), 0);
  return { html: Buffer.byteLength(html), flight };
}
