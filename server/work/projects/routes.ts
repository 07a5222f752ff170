import type { Hono } from "hono";
import type { Database } from "#/server/platform/db/database.ts";
import type { RateLimiter } from "#/server/platform/rate-limits/rate-limiter.ts";
import { adviceRoutes } from "./advice-routes.ts";
import { linkRoutes } from "./link-routes.ts";
import { noteRoutes } from "./note-routes.ts";
import { playlistRoutes } from "./playlist-routes.ts";
import { teamRoutes } from "./team-routes.ts";

interface Deps {
  db: Database;
  clock: () => Date;
  /** Keeps its counts when the server restarts. */
  limiter: RateLimiter;
}

/** Playlists, their notes and share pages, and music advice (contract §6). */
export function projectRoutes(app: Hono, { db, clock, limiter }: Deps): void {
  playlistRoutes(app, db, clock);
  teamRoutes(app, db, limiter);
  adviceRoutes(app, db, clock);
  noteRoutes(app, db, clock);
  linkRoutes(app, db, clock);
}
