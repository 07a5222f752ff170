-- How a search is parted into words: joining signs become spaces, and each Chinese or Japanese sign is a word, for
-- nobody parts them.
create function public.parted(text) returns text
  language sql immutable strict parallel safe
  as $$ select regexp_replace(translate($1, '/\_-–—.,:;+&@#’''`', '                 '),
    '([\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])', ' \1 ', 'g') $$;--> statement-breakpoint
-- How the texts of the catalogue are: the same, and after them what hyphens join as one word, so that «lofi» finds
-- Lo-Fi. At the end, or phrases would be torn apart.
create or replace function public.spaced(text) returns text
  language sql immutable strict parallel safe
  as $$ select public.parted($1) || case when strpos($1, '-') = 0 then '' else coalesce((
    select ' ' || string_agg(replace(word[1], '-', ''), ' ')
    from regexp_matches(translate($1, '/\_–—.,:;+&@#’''`«»"()', '                      '),
      '[^\s-]+(?:-[^\s-]+)+', 'g') as found(word)), '') end $$;--> statement-breakpoint
-- Generated columns are made anew by any update.
update "tracks" set "name" = "name";--> statement-breakpoint
update "albums" set "name" = "name";--> statement-breakpoint
update "writers" set "name" = "name";--> statement-breakpoint
update "placements" set "title" = "title";--> statement-breakpoint
delete from "lexemes";--> statement-breakpoint
insert into "lexemes" ("word", "documents")
select word, sum(ndoc)::int from (
  select * from ts_stat('select words_sx from tracks')
  union all select * from ts_stat('select words_sx from albums')
  union all select * from ts_stat('select words_sx from writers')
  union all select * from ts_stat('select words_sx from placements')) held
where length(word) between 3 and 40 and word ~ '[^0-9]'
group by word;
