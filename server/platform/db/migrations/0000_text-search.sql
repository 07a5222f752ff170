-- What the words of the catalogue are compared by. Everything is named with its schema: generated columns and
-- restores run with an empty search path.
create extension if not exists unaccent with schema public;--> statement-breakpoint
create extension if not exists pg_trgm with schema public;--> statement-breakpoint
-- unaccent() is only stable, since its dictionary could change; ours is the shipped one, so indexes may use it.
create function public.fold(text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;--> statement-breakpoint
-- Joining signs become spaces, or the parser reads AC/DC as a path and SIL-201 as a negative number.
create function public.spaced(text) returns text
  language sql immutable strict parallel safe
  as $$ select translate($1, '/\_-–—.,:;+&@#’''`', '                 ') $$;--> statement-breakpoint
-- Accents go before the stemmer, so that «créée» and «creee» meet.
create text search configuration public.fr (copy = pg_catalog.french);--> statement-breakpoint
alter text search configuration public.fr
  alter mapping for asciiword, word with public.unaccent, pg_catalog.french_stem;--> statement-breakpoint
create text search configuration public.en (copy = pg_catalog.english);--> statement-breakpoint
alter text search configuration public.en
  alter mapping for asciiword, word with public.unaccent, pg_catalog.english_stem;--> statement-breakpoint
create text search configuration public.sx (copy = pg_catalog.simple);--> statement-breakpoint
alter text search configuration public.sx
  alter mapping for asciiword, word with public.unaccent, pg_catalog.simple;
