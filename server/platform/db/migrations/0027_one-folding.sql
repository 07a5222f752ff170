-- How texts are compared everywhere, as `contract/fold.ts` does it and with the same pairs: one form and width, no
-- accents of Latin, Greek and Cyrillic letters, small letters, «œ» as «oe». Slow, and asked only for texts that hold
-- more than the usual Western letters.
create function public.fold_rare(text) returns text
  language sql immutable strict parallel safe
  as $$ select normalize(
    replace(replace(replace(replace(replace(replace(
      translate(
        lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u2de0-\u2dff\ufe00-\ufe0f\ufe20-\ufe2f\u00ad\u200b-\u200d\u2060]', '', 'g')),
        'øđðłıħŋŧĸƀɓɖɗɛƒɠɨƙɲƥƭʈʉʋƴƶǥɾς’‘ʼʻ‛“”„«»‐‒–—―', 'oddlihntqbbddefgiknpttuvyzgrσ''''''''''"""""-----'),
      'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'þ', 'th'), 'ƕ', 'hv'), 'ẞ', 'ss'), NFC) $$;--> statement-breakpoint
-- This one and «parted» are not «strict», so that the planner puts them in place of their calls, which makes them
-- several times as fast.
create or replace function public.fold(text) returns text
  language sql immutable parallel safe
  as $$ select case when octet_length($1) = length($1) then lower($1)
    when octet_length(translate(lower($1), 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ’‘', 'aaaaaaceeeeiiiinoooooouuuuyy''''')) = length($1)
      then translate(lower($1), 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ’‘', 'aaaaaaceeeeiiiinoooooouuuuyy''''')
    else public.fold_rare($1) end $$;--> statement-breakpoint
-- What stands in the vectors is folded before it is parted into words, so that words typed and words held agree.
create or replace function public.parted(text) returns text
  language sql immutable parallel safe
  as $$ select regexp_replace(translate(public.fold($1), '/\_-–—.,:;+&@#’''`', '                 '),
    '([\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])', ' \1 ', 'g') $$;--> statement-breakpoint
create or replace function public.spaced(text) returns text
  language sql immutable strict parallel safe
  as $$ select public.parted($1) || case when strpos(public.fold($1), '-') = 0 then '' else coalesce((
    select ' ' || string_agg(replace(word[1], '-', ''), ' ')
    from regexp_matches(translate(public.fold($1), '/\_–—.,:;+&@#’''`«»"()', '                      '),
      '[^\s-]+(?:-[^\s-]+)+', 'g') as found(word)), '') end $$;--> statement-breakpoint
-- A file's name as it is compared: its letters and figures, without its folders and its extension.
create function public.file_letters(text) returns text
  language sql immutable strict parallel safe
  as $$ select translate(public.fold(regexp_replace(regexp_replace($1, '^.*[/\\]', ''), '\.[A-Za-z0-9]{2,4}$', '')),
    ' /\_-.,:;+&@#''`!?()[]"', '') $$;--> statement-breakpoint
CREATE INDEX "import_files_track_id_index" ON "import_files" USING btree ("track_id");--> statement-breakpoint
CREATE INDEX "import_files_version_id_index" ON "import_files" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "import_files_letters" ON "import_files" USING btree (public.file_letters("path"));--> statement-breakpoint
-- Of words that become one the worthiest stays.
delete from "synonyms" as "one" using "synonyms" as "other"
where "one"."term" = "other"."term" and public.fold("one"."word") = public.fold("other"."word")
  and ("one"."weight", "one"."id") < ("other"."weight", "other"."id");--> statement-breakpoint
update "synonyms" set "word" = public.fold("word") where "word" <> public.fold("word");--> statement-breakpoint
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
group by word;--> statement-breakpoint
-- Last, for it keeps searches waiting until the whole is done.
reindex index "tracks_name_trgm";
