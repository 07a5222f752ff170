ALTER TABLE "track_versions" ADD COLUMN "isrc" text;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "isrc" text;--> statement-breakpoint
ALTER TABLE "track_versions" ADD CONSTRAINT "track_versions_isrc" CHECK (isrc ~ '^[A-Z]{2}[A-Z0-9]{3}[0-9]{7}$');--> statement-breakpoint
ALTER TABLE "tracks" ADD CONSTRAINT "tracks_isrc" CHECK (isrc ~ '^[A-Z]{2}[A-Z0-9]{3}[0-9]{7}$');