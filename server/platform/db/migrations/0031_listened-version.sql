-- Added with its column, the key needs no look at the rows that are there.
ALTER TABLE "listened" ADD COLUMN "version_id" integer CONSTRAINT "listened_version_id_track_versions_id_fk" REFERENCES "public"."track_versions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listened_version_id_index" ON "listened" USING btree ("version_id") WHERE version_id is not null;
