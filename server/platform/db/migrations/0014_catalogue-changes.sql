CREATE TABLE "catalogue_changes" (
	"kind" text NOT NULL,
	"resource_id" integer NOT NULL,
	"is_public" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"xact" bigint NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"published_xact" bigint NOT NULL,
	CONSTRAINT "catalogue_changes_kind_resource_id_pk" PRIMARY KEY("kind","resource_id"),
	CONSTRAINT "catalogue_changes_kind" CHECK (kind in ('album', 'track', 'writer', 'placement'))
);
--> statement-breakpoint
CREATE INDEX "catalogue_changes_xact_kind_resource_id_index" ON "catalogue_changes" USING btree ("xact","kind","resource_id");--> statement-breakpoint
CREATE INDEX "catalogue_changes_kind_at_index" ON "catalogue_changes" USING btree ("kind","at");--> statement-breakpoint
-- Everything is named with its schema: restores run with an empty search path.
-- What shows is noted as changed, or as published when it did not show before; what does not is noted as withdrawn,
-- unless it never showed: nobody learns of what was never public. Once a transaction is enough.
create function public.note_change(what text, which integer, shows boolean) returns void
  language plpgsql
  as $$
declare
  here constant bigint := (pg_catalog.pg_current_xact_id()::text)::bigint;
begin
  if shows then
    insert into public.catalogue_changes as known (kind, resource_id, is_public, at, xact, published_at, published_xact)
    values (what, which, true, now(), here, now(), here)
    on conflict (kind, resource_id) do update set is_public = true, at = excluded.at, xact = excluded.xact,
      published_at = case when known.is_public then known.published_at else excluded.published_at end,
      published_xact = case when known.is_public then known.published_xact else excluded.published_xact end
    where known.xact <> excluded.xact or not known.is_public;
  else
    update public.catalogue_changes set is_public = false, at = now(), xact = here
    where kind = what and resource_id = which and is_public;
  end if;
end $$;--> statement-breakpoint
-- What shows and carries something of what changed.
create function public.touch_change(what text, which integer[]) returns void
  language sql
  as $$
    update public.catalogue_changes set at = now(), xact = (pg_catalog.pg_current_xact_id()::text)::bigint
    where kind = what and resource_id = any(which) and is_public
      and xact <> (pg_catalog.pg_current_xact_id()::text)::bigint
  $$;--> statement-breakpoint
create function public.note_album() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'DELETE' then
    perform public.note_change('album', old.id, false);
    return null;
  end if;
  perform public.note_change('album', new.id, new.is_enable);
  -- What tracks carry of their album, and whether they show.
  if tg_op = 'INSERT'
    or (old.name, old.name_fr, old.slug, old.slug_fr, old.publisher, old.reference, old.image, old.image_fr,
        old.is_enable)
      is distinct from (new.name, new.name_fr, new.slug, new.slug_fr, new.publisher, new.reference, new.image,
        new.image_fr, new.is_enable)
  then
    perform public.note_change('track', tracks.id, tracks.is_enable and new.is_enable)
    from public.tracks where tracks.album_id = new.id;
  end if;
  return null;
end $$;--> statement-breakpoint
create function public.note_track() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'DELETE' then
    perform public.note_change('track', old.id, false);
  else
    perform public.note_change('track', new.id, new.is_enable
      and exists (select from public.albums where albums.id = new.album_id and albums.is_enable));
  end if;
  return null;
end $$;--> statement-breakpoint
create function public.note_writer() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'DELETE' then
    perform public.note_change('writer', old.id, false);
    return null;
  end if;
  perform public.note_change('writer', new.id, new.is_enable);
  if tg_op = 'UPDATE'
    and (old.name, old.slug, old.ipi, old.society) is distinct from (new.name, new.slug, new.ipi, new.society)
  then
    perform public.touch_change('track',
      array(select id from public.tracks where writer_ids operator(pg_catalog.@>) array[new.id]));
    perform public.touch_change('album',
      array(select id from public.albums where writer_ids operator(pg_catalog.@>) array[new.id]));
  end if;
  return null;
end $$;--> statement-breakpoint
create function public.note_placement() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'DELETE' then
    perform public.note_change('placement', old.id, false);
  else
    perform public.note_change('placement', new.id, new.is_enable);
  end if;
  return null;
end $$;--> statement-breakpoint
create function public.note_term() returns trigger
  language plpgsql
  as $$
begin
  perform public.touch_change('track',
    array(select id from public.tracks where term_ids operator(pg_catalog.@>) array[new.id]));
  perform public.touch_change('album',
    array(select id from public.albums where term_ids operator(pg_catalog.@>) array[new.id]));
  return null;
end $$;--> statement-breakpoint
create function public.note_country() returns trigger
  language plpgsql
  as $$
begin
  perform public.touch_change('album', array(select id from public.albums where country_id = new.id));
  return null;
end $$;--> statement-breakpoint
create function public.note_part_of_track() returns trigger
  language plpgsql
  as $$
begin
  if tg_op <> 'INSERT' then perform public.touch_change('track', array[old.track_id]); end if;
  if tg_op <> 'DELETE' then perform public.touch_change('track', array[new.track_id]); end if;
  return null;
end $$;--> statement-breakpoint
create function public.note_part_of_placement() returns trigger
  language plpgsql
  as $$
begin
  if tg_op <> 'INSERT' then perform public.touch_change('placement', array[old.placement_id]); end if;
  if tg_op <> 'DELETE' then perform public.touch_change('placement', array[new.placement_id]); end if;
  return null;
end $$;--> statement-breakpoint
create trigger albums_come_and_go after insert or delete on public.albums
  for each row execute function public.note_album();--> statement-breakpoint
-- Only what the wire shows: copies for the search are written anew without anything changing.
create trigger albums_change after update on public.albums for each row
  when ((old.reference, old.name, old.name_fr, old.slug, old.slug_fr, old.description, old.description_fr,
      old.credits, old.credits_fr, old.image, old.image_fr, old.sleeve_ground, old.sleeve_ink, old.release_date,
      old.publisher, old.city, old.city_en, old.country_id, old.is_enable, old.is_featured, old.sort_order, old.seo,
      old.term_ids, old.writer_ids, old.track_count)
    is distinct from (new.reference, new.name, new.name_fr, new.slug, new.slug_fr, new.description,
      new.description_fr, new.credits, new.credits_fr, new.image, new.image_fr, new.sleeve_ground, new.sleeve_ink,
      new.release_date, new.publisher, new.city, new.city_en, new.country_id, new.is_enable, new.is_featured,
      new.sort_order, new.seo, new.term_ids, new.writer_ids, new.track_count))
  execute function public.note_album();--> statement-breakpoint
create trigger tracks_come_and_go after insert or delete on public.tracks
  for each row execute function public.note_track();--> statement-breakpoint
create trigger tracks_change after update on public.tracks for each row
  when ((old.album_id, old.name, old.slug, old.reference, old.publisher, old.duration_seconds, old.bpm,
      old.tonality, old.loudness, old.true_peak, old.isrc, old.iswc, old.country_id, old.mp3_file, old.image,
      old.image_fr, old.is_enable, old.sort_order, old.term_ids, old.writer_ids)
    is distinct from (new.album_id, new.name, new.slug, new.reference, new.publisher, new.duration_seconds, new.bpm,
      new.tonality, new.loudness, new.true_peak, new.isrc, new.iswc, new.country_id, new.mp3_file, new.image,
      new.image_fr, new.is_enable, new.sort_order, new.term_ids, new.writer_ids))
  execute function public.note_track();--> statement-breakpoint
create trigger writers_come_and_go after insert or delete on public.writers
  for each row execute function public.note_writer();--> statement-breakpoint
create trigger writers_change after update on public.writers for each row
  when ((old.slug, old.slug_en, old.name, old.firstname, old.lastname, old.ipi, old.society, old.biography,
      old.biography_en, old.image, old.websites, old.seo, old.is_enable, old.sort_order)
    is distinct from (new.slug, new.slug_en, new.name, new.firstname, new.lastname, new.ipi, new.society,
      new.biography, new.biography_en, new.image, new.websites, new.seo, new.is_enable, new.sort_order))
  execute function public.note_writer();--> statement-breakpoint
create trigger placements_come_and_go after insert or delete on public.placements
  for each row execute function public.note_placement();--> statement-breakpoint
create trigger placements_change after update on public.placements for each row
  when ((old.slug, old.slug_en, old.title, old.title_en, old.description, old.description_en, old.image,
      old.video_url, old.film, old.client, old.year, old.date, old.kind, old.is_enable, old.sort_order)
    is distinct from (new.slug, new.slug_en, new.title, new.title_en, new.description, new.description_en,
      new.image, new.video_url, new.film, new.client, new.year, new.date, new.kind, new.is_enable, new.sort_order))
  execute function public.note_placement();--> statement-breakpoint
create trigger terms_change after update on public.terms for each row
  when ((old.slug, old.title, old.title_fr, old.taxonomy_id, old.family_id, old.is_front)
    is distinct from (new.slug, new.title, new.title_fr, new.taxonomy_id, new.family_id, new.is_front))
  execute function public.note_term();--> statement-breakpoint
create trigger countries_change after update on public.countries for each row
  when ((old.code, old.title_fr, old.title_en) is distinct from (new.code, new.title_fr, new.title_en))
  execute function public.note_country();--> statement-breakpoint
create trigger track_versions_come_and_go after insert or delete on public.track_versions
  for each row execute function public.note_part_of_track();--> statement-breakpoint
create trigger track_versions_change after update on public.track_versions for each row
  when (old.* is distinct from new.*) execute function public.note_part_of_track();--> statement-breakpoint
create trigger track_writers_come_and_go after insert or delete on public.track_writers
  for each row execute function public.note_part_of_track();--> statement-breakpoint
create trigger track_writers_change after update on public.track_writers for each row
  when (old.* is distinct from new.*) execute function public.note_part_of_track();--> statement-breakpoint
create trigger placement_tracks_come_and_go after insert or delete on public.placement_tracks
  for each row execute function public.note_part_of_placement();--> statement-breakpoint
create trigger placement_tracks_change after update on public.placement_tracks for each row
  when (old.* is distinct from new.*) execute function public.note_part_of_placement();--> statement-breakpoint
-- What was there before changed when it came, as far as anyone knows.
insert into public.catalogue_changes (kind, resource_id, is_public, at, xact, published_at, published_xact)
select kind, id, true, created_at, (pg_current_xact_id()::text)::bigint, created_at,
  (pg_current_xact_id()::text)::bigint
from (
  select 'album' as kind, id, created_at from public.albums where is_enable
  union all
  select 'track', tracks.id, tracks.created_at from public.tracks
    join public.albums on albums.id = tracks.album_id where tracks.is_enable and albums.is_enable
  union all
  select 'writer', id, created_at from public.writers where is_enable
  union all
  select 'placement', id, created_at from public.placements where is_enable) shown;
