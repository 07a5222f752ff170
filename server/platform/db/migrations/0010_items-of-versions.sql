ALTER TABLE "cart_items" DROP CONSTRAINT "cart_items_user_id_track_id_pk";--> statement-breakpoint
ALTER TABLE "music_advice_items" DROP CONSTRAINT "music_advice_items_music_advice_id_track_id_pk";--> statement-breakpoint
ALTER TABLE "playlist_items" DROP CONSTRAINT "playlist_items_playlist_id_track_id_pk";--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "version_id" integer;--> statement-breakpoint
ALTER TABLE "music_advice_items" ADD COLUMN "version_id" integer;--> statement-breakpoint
ALTER TABLE "playlist_items" ADD COLUMN "version_id" integer;--> statement-breakpoint
ALTER TABLE "playlist_notes" ADD COLUMN "version_id" integer;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_version_id_track_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."track_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "music_advice_items" ADD CONSTRAINT "music_advice_items_version_id_track_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."track_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_items" ADD CONSTRAINT "playlist_items_version_id_track_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."track_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_notes" ADD CONSTRAINT "playlist_notes_version_id_track_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."track_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_items_version_id_index" ON "cart_items" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "music_advice_items_version_id_index" ON "music_advice_items" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "playlist_items_version_id_index" ON "playlist_items" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "playlist_notes_version_id_index" ON "playlist_notes" USING btree ("version_id");--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_item" UNIQUE NULLS NOT DISTINCT("user_id","track_id","version_id");--> statement-breakpoint
ALTER TABLE "music_advice_items" ADD CONSTRAINT "music_advice_items_item" UNIQUE NULLS NOT DISTINCT("music_advice_id","track_id","version_id");--> statement-breakpoint
ALTER TABLE "playlist_items" ADD CONSTRAINT "playlist_items_item" UNIQUE NULLS NOT DISTINCT("playlist_id","track_id","version_id");