import type { Hono } from "hono";
import { listenedEndpoint, listenedEventEndpoint } from "#/contract/listening.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { notFound, violation } from "#/server/platform/http/problem.ts";
import { readIri } from "#/server/platform/http/read-iri.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { findListening, recordListening } from "./record-listening.ts";

/** Listening events (contract §7). */
export function listeningRoutes(app: Hono, db: Database, clock: () => Date): void {
  serve(app, listenedEndpoint, async ({ user, body, succeedWith }) => {
    const trackId = readIri(body.tracks, "/api/tracks");
    // The user comes from the token, whatever the body says; without a token, no history is written.
    if (!user && body.user !== null) throw violation("user", "choice");
    const versionId = body.version ? readIri(body.version, "/api/track_versions") : null;
    const event = await recordListening(db, { trackId, versionId, userId: user?.id ?? null, at: clock() });
    if (!event) throw violation("tracks", "choice");
    if (!event.isNew) succeedWith(200);
    return { "@id": `/api/tracks_listeneds/${event.id}`, "@type": "TracksListened", id: event.id };
  });

  serve(app, listenedEventEndpoint, async ({ user, params: { id } }) => {
    const event = await findListening(db, id, user.id);
    if (!event) throw notFound();
    return {
      "@id": `/api/tracks_listeneds/${id}`,
      "@type": "TracksListened",
      id,
      tracks: `/api/tracks/${event.trackId}`,
      createdAt: event.createdAt.toISOString(),
    };
  });
}
