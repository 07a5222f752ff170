ALTER TABLE "track_versions" ADD COLUMN "other_isrcs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tracks" ADD COLUMN "other_isrcs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "track_versions" ADD CONSTRAINT "track_versions_other_isrcs" CHECK (other_isrcs = '{}' or (isrc is not null
  and array_to_string(other_isrcs, ',', '') ~ '^[A-Z]{2}[A-Z0-9]{3}[0-9]{7}(,[A-Z]{2}[A-Z0-9]{3}[0-9]{7})*$'));--> statement-breakpoint
ALTER TABLE "tracks" ADD CONSTRAINT "tracks_other_isrcs" CHECK (other_isrcs = '{}' or (isrc is not null
  and array_to_string(other_isrcs, ',', '') ~ '^[A-Z]{2}[A-Z0-9]{3}[0-9]{7}(,[A-Z]{2}[A-Z0-9]{3}[0-9]{7})*$'));--> statement-breakpoint
-- What the wire shows of a track holds its further codes as well.
drop trigger tracks_change on public.tracks;--> statement-breakpoint
create trigger tracks_change after update on public.tracks for each row
  when ((old.album_id, old.name, old.slug, old.reference, old.publisher, old.duration_seconds, old.bpm,
      old.tonality, old.estimated, old.loudness, old.true_peak, old.isrc, old.other_isrcs, old.iswc, old.country_id,
      old.mp3_file, old.image, old.image_fr, old.is_enable, old.sort_order, old.term_ids, old.writer_ids)
    is distinct from (new.album_id, new.name, new.slug, new.reference, new.publisher, new.duration_seconds, new.bpm,
      new.tonality, new.estimated, new.loudness, new.true_peak, new.isrc, new.other_isrcs, new.iswc, new.country_id,
      new.mp3_file, new.image, new.image_fr, new.is_enable, new.sort_order, new.term_ids, new.writer_ids))
  execute function public.note_track();
