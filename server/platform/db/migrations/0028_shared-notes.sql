ALTER TABLE "playlist_notes" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Clients have read the notes of playlists with a share page: those stay to be read.
update "playlist_notes" set "is_shared" = true
where "playlist_id" in (select "playlist_id" from "playlist_links");
