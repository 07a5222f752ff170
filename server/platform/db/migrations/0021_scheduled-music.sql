ALTER TABLE "albums" ADD COLUMN "publish_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "publish_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "albums_scheduled" ON "albums" USING btree ("publish_at") WHERE publish_at is not null;--> statement-breakpoint
CREATE INDEX "tracks_scheduled" ON "tracks" USING btree ("publish_at") WHERE publish_at is not null;