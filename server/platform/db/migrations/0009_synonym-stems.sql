ALTER TABLE "synonyms" ADD COLUMN "stem_fr" text GENERATED ALWAYS AS (case when word !~ '[^[:alnum:]]' then (tsvector_to_array(to_tsvector('public.fr'::regconfig, word)))[1] end) STORED;--> statement-breakpoint
ALTER TABLE "synonyms" ADD COLUMN "stem_en" text GENERATED ALWAYS AS (case when word !~ '[^[:alnum:]]' then (tsvector_to_array(to_tsvector('public.en'::regconfig, word)))[1] end) STORED;--> statement-breakpoint
CREATE INDEX "synonyms_stem_fr_index" ON "synonyms" USING btree ("stem_fr");--> statement-breakpoint
CREATE INDEX "synonyms_stem_en_index" ON "synonyms" USING btree ("stem_en");