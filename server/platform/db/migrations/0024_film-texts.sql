ALTER TABLE "placements" ADD COLUMN "captions" text;--> statement-breakpoint
ALTER TABLE "placements" ADD COLUMN "captions_en" text;--> statement-breakpoint
ALTER TABLE "placements" ADD COLUMN "transcript" text;--> statement-breakpoint
ALTER TABLE "placements" ADD COLUMN "transcript_en" text;