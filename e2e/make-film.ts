import type { BrowserContext } from "@playwright/test";
import { openFilmStudio } from "#/scripts/film-studio.ts";

/** Makes a small silent film of `seconds`, encoded by the browser itself, whose brightness follows its time. */
export async function makeFilm(context: BrowserContext, origin: string, seconds: number): Promise<Buffer> {
  const { page, library } = await openFilmStudio(context, origin);
  const coded = await page.evaluate(
    async ([library = "", length = 0]) => {
      const { BufferTarget, CanvasSource, Output, WebMOutputFormat } = await import(String(library));
      const canvas = new OffscreenCanvas(64, 36);
      const context = canvas.getContext("2d");
      const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
      const source = new CanvasSource(canvas, { codec: "vp8", bitrate: 100_000 });
      output.addVideoTrack(source, { frameRate: 25 });
      await output.start();
      for (let image = 0; context && image < Number(length) * 25; image++) {
        context.fillStyle = `hsl(0 0% ${(image * 3) % 100}%)`;
        context.fillRect(0, 0, 64, 36);
        await source.add(image / 25, 1 / 25);
      }
      await output.finalize();
      let text = "";
      for (const byte of new Uint8Array(output.target.buffer)) text += String.fromCharCode(byte);
      return btoa(text);
    },
    [library, seconds] as const,
  );
  await page.close();
  return Buffer.from(coded, "base64");
}
