CREATE TABLE "search_changes" (
	"xact" bigint DEFAULT (pg_current_xact_id()::text)::bigint NOT NULL,
	"track_id" integer,
	"is_content" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_changes_xact_index" ON "search_changes" USING btree ("xact");--> statement-breakpoint
CREATE INDEX "search_changes_created_at_index" ON "search_changes" USING btree ("created_at");