/**
 * `node scripts/make-films.ts`: makes the films of the demo's placements in `demo/content/films`. The sound of each is
 * the 30-second version of the placement's first track, composed by the demo; the picture is drawn from the
 * measurements of that sound. A Chromium draws and encodes the films (VP9 and Opus in WebM).
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { parse } from "yaml";
import { furrowBundlePaths } from "#/contract/sound/furrow-bundle.ts";
import { readDemoAnalyses } from "#/demo/analysis.ts";
import { readAlbumOrder } from "#/demo/music/read-album-order.ts";
import { renderVersion } from "#/demo/music/render.ts";
import { decodeAnalysis } from "#/features/player/load-analysis.ts";
import { placementShape } from "#/server/catalogue/content/placement-shape.ts";
import { demoAlbumShape } from "#/server/catalogue/content/shapes.ts";
import { sleevePalette } from "#/server/sound/covers/sleeve-palette.ts";
import { type Pcm, pcmSeconds } from "#/server/sound/measuring/pcm.ts";
import { openFilmStudio } from "./film-studio.ts";
import { CHROMIUM_ARGS, ensureChromium } from "./find-chromium.ts";

const CONTENT = join(import.meta.dirname, "../demo/content");
const VERSION = "30";
/** Receives no request: the studio's pages are fulfilled without a server. */
const ORIGIN = "http://localhost:1";
const SIZE = { width: 960, height: 540 };
/** Height in pixels to which the furrows open. */
const BUNDLE = 400;
const LINES = 17;

const say = (text: string) => process.stdout.write(`${text}\n`);
const yamlOf = (folder: string) =>
  readdirSync(join(CONTENT, folder))
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => parse(readFileSync(join(CONTENT, folder, name), "utf8")));

const albums = yamlOf("albums").map((album) => demoAlbumShape.parse(album));
mkdirSync(join(CONTENT, "films"), { recursive: true });
const browser = await chromium.launch({
  executablePath: ensureChromium(say) ?? undefined,
  args: CHROMIUM_ARGS,
});
try {
  for (const { film, tracks } of yamlOf("placements").map((placement) => placementShape.parse(placement))) {
    if (!film) continue;
    const bytes = await makeFilm(tracks[0] ?? "");
    writeFileSync(join(CONTENT, "films", film), bytes);
    say(`${film}: ${Math.round(bytes.length / 1000)} kB`);
  }
} finally {
  await browser.close();
}

async function makeFilm(slug: string): Promise<Buffer> {
  const content = albums.find(({ tracks }) => tracks.some((track) => track.slug === slug));
  if (!content) throw new Error(`No album has the track ${slug}`);
  const { album, tracks } = readAlbumOrder(content);
  const track = tracks.find((one) => one.track.slug === slug)?.track;
  const analysis = readDemoAnalyses()(content.reference, slug, VERSION);
  if (!track || !analysis) throw new Error(`${slug} has no version of ${VERSION} seconds`);
  const { spectrum, energy } = decodeAnalysis(analysis);
  const paths = furrowBundlePaths({ spectrum, energy, lines: LINES, width: SIZE.width, height: BUNDLE });
  const { pcm } = await renderVersion(album, track, VERSION);
  const { ground, a, b, c } = sleevePalette("deep", track.mood);
  const context = await browser.newContext();
  const { page, library } = await openFilmStudio(context, ORIGIN);
  await giveSound(page, pcm);
  const coded = await page.evaluate(drawAndCode, {
    ...{ library, paths, bundle: BUNDLE, ...SIZE, colours: { ground, a, b, c } },
    ...{ seconds: pcmSeconds(pcm), sampleRate: pcm.sampleRate, channels: pcm.channels.length },
  });
  await context.close();
  return Buffer.from(coded, "base64");
}

/** Serves the sound to the page at `/film-studio.pcm`: 32-bit floats, one channel after the other. */
async function giveSound(page: Page, { channels }: Pcm): Promise<void> {
  const body = Buffer.concat(channels.map((one) => Buffer.from(one.buffer, one.byteOffset, one.byteLength)));
  await page.route("**/film-studio.pcm", (route) =>
    route.fulfill({ contentType: "application/octet-stream", body }),
  );
}

interface Scene {
  library: string;
  paths: string[];
  bundle: number;
  width: number;
  height: number;
  colours: { ground: string; a: string; b: string; c: string };
  seconds: number;
  sampleRate: number;
  channels: number;
}

/** Runs in the page. The furrows open where the play head passes. Returns the film in base64. */
async function drawAndCode(scene: Scene): Promise<string> {
  const { width, height, bundle, colours, seconds, sampleRate, channels } = scene;
  const { AudioBufferSource, BufferTarget, CanvasSource, Output, WebMOutputFormat } = await import(
    scene.library
  );
  const RATE = 20;
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("No canvas here");
  const furrows = scene.paths.map((path) => new Path2D(path));
  const inkOf = (line: number) => (line % 8 === 3 ? colours.c : line % 4 === 1 ? colours.b : colours.a);

  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  const picture = new CanvasSource(canvas, { codec: "vp9", bitrate: 30_000, keyFrameInterval: 15 });
  const sound = new AudioBufferSource({ codec: "opus", bitrate: 40_000 });
  output.addVideoTrack(picture, { frameRate: RATE });
  output.addAudioTrack(sound);
  await output.start();
  const samples = new Float32Array(await (await fetch("/film-studio.pcm")).arrayBuffer());
  const length = samples.length / channels;
  const buffer = new AudioBuffer({ numberOfChannels: channels, length, sampleRate });
  for (let channel = 0; channel < channels; channel++) {
    buffer.copyToChannel(samples.subarray(channel * length, (channel + 1) * length), channel);
  }
  await sound.add(buffer);
  sound.close();

  for (let image = 0; image < seconds * RATE; image++) {
    const head = Math.round((image / (seconds * RATE)) * width);
    pen.fillStyle = colours.ground;
    pen.fillRect(0, 0, width, height);
    pen.save();
    pen.translate(0, (height - bundle) / 2);
    furrows.forEach((furrow, line) => {
      pen.fillStyle = inkOf(line);
      // Ahead of the play head a furrow is a thin line.
      pen.globalAlpha = 0.35;
      const rest = bundle / 2 + ((furrows.length - 1) / 2 - line) * (bundle / furrows.length) * 0.3;
      pen.fillRect(head, rest - 1, width - head, 2);
      pen.globalAlpha = 1;
      pen.save();
      pen.beginPath();
      pen.rect(0, 0, head, bundle);
      pen.clip();
      pen.fill(furrow);
      pen.restore();
    });
    pen.restore();
    pen.fillStyle = colours.c;
    pen.fillRect(head - 1, 0, 3, height);
    await picture.add(image / RATE, 1 / RATE);
  }
  await output.finalize();
  let text = "";
  for (const byte of new Uint8Array(output.target.buffer)) text += String.fromCharCode(byte);
  return btoa(text);
}
