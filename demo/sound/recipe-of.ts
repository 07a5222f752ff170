import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { parse } from "yaml";
import { z } from "zod";
import { SECTION_LABELS } from "#/contract/section-labels.ts";
import { parseVersion } from "#/demo/music/brief.ts";
import { demoAlbumShape } from "#/server/catalogue/content/shapes.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { tracks, trackVersions } from "#/server/platform/db/schema/tracks.ts";
import type { Recipe } from "./render-job.ts";

const sectionsShape = z.array(z.enum(SECTION_LABELS));

/** How the mp3 called `file` is rendered; null when it is no sound of the demo catalogue in `db`. */
export async function recipeOf(db: Database, contentFolder: string, file: string): Promise<Recipe | null> {
  const sound = (await ofTrack(db, file)) ?? (await ofVersion(db, file));
  if (!sound?.reference) return null;
  const name = `${sound.reference.toLowerCase().replaceAll(" ", "-")}.yaml`;
  const text = await readFile(join(contentFolder, "albums", name), "utf8").catch(() => null);
  if (text === null) return null;
  const album = demoAlbumShape.parse(parse(text));
  const track = album.tracks.find(({ slug }) => slug === sound.slug);
  if (!track) return null;
  const sections = sectionsShape.parse(track.sections);
  return { album, track: { ...track, sections }, version: parseVersion(sound.kind) };
}

type Sound = { slug: string; reference: string | null; kind: string };

async function ofTrack(db: Database, file: string): Promise<Sound | null> {
  const [row] = await db
    .select({ slug: tracks.slug, reference: tracks.demoReference })
    .from(tracks)
    .where(eq(tracks.mp3File, file));
  return row ? { ...row, kind: "full" } : null;
}

async function ofVersion(db: Database, file: string): Promise<Sound | null> {
  const [row] = await db
    .select({ slug: tracks.slug, reference: tracks.demoReference, kind: trackVersions.kind })
    .from(trackVersions)
    .innerJoin(tracks, eq(trackVersions.trackId, tracks.id))
    .where(eq(trackVersions.mp3File, file));
  return row ?? null;
}
