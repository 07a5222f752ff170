/** Matches a script in which Next sends the page's data to the browser (React's flight data). */
const FLIGHT =
  /<script[^>]*>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\([\s\S]*?<\/script>/g;

/**
 * Returns the bytes of a page, and how many of them are flight data, which repeats the page for React in the browser.
 */
export function pageWeight(html: string): { html: number; flight: number } {
  const flight = [...html.matchAll(FLIGHT)].reduce((sum, [script]) => sum + Buffer.byteLength(script), 0);
  return { html: Buffer.byteLength(html), flight };
}
