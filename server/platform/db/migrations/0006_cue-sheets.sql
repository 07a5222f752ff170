CREATE TABLE "cue_sheets" (
	"playlist_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"programme" jsonb NOT NULL,
	"cues" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "iswc" text;--> statement-breakpoint
ALTER TABLE "cue_sheets" ADD CONSTRAINT "cue_sheets_playlist_id_playlists_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tracks_reference_letters" ON "tracks" USING btree (lower(regexp_replace("reference", '[^A-Za-z0-9]', '', 'g')));--> statement-breakpoint
ALTER TABLE "tracks" ADD CONSTRAINT "tracks_iswc" CHECK (iswc ~ '^T[0-9]{10}$');