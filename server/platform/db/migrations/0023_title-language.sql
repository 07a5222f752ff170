ALTER TABLE "tracks" ADD COLUMN "name_lang" text;--> statement-breakpoint
ALTER TABLE "tracks" ADD CONSTRAINT "tracks_name_lang" CHECK (name_lang ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');