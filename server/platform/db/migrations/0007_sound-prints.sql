CREATE TABLE "sound_prints" (
	"track_id" integer PRIMARY KEY NOT NULL,
	"print" "bytea" NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sound_prints" ADD CONSTRAINT "sound_prints_track_id_tracks_id_fk" FOREIGN KEY ("track_id") REFERENCES "public"."tracks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sound_prints_made_at_index" ON "sound_prints" USING btree ("made_at");