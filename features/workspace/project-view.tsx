"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { useSkeleton } from "#/components/skeleton/use-skeleton.ts";
import type { Id } from "#/contract/hydra.ts";
import { StripWaiting } from "#/features/cue-sheets/strip/strip-waiting.tsx";
import { playlistQuery } from "#/features/projects/project-query.ts";
import { useSession } from "#/features/session/store.ts";
import { Link } from "#/lib/i18n/navigation.ts";
import { useModule } from "#/lib/use-module.ts";
import { EmptyList } from "./empty-list.tsx";
import { ListWaiting } from "./list-waiting.tsx";
import { ProjectHead } from "./project-head.tsx";
import { ProjectTracks } from "./project-tracks.tsx";

const loadStrip = () => import("#/features/cue-sheets/strip/film-strip.tsx");

/** Renders one project: its description, its film if it is mine, its tracks in order, and the notes on them. */
export function ProjectView({
  id,
  name,
  isMine,
  title,
}: {
  id: Id;
  name: string;
  isMine: boolean;
  title: Ref<HTMLHeadingElement>;
}) {
  const t = useTranslations("workspace");
  const strip = useModule(isMine ? loadStrip : null);
  const { data, error, isFetching, refetch } = useQuery(playlistQuery(id));
  const skeleton = useSkeleton(isFetching && !data);
  // Drafts belong to a person, so nothing can be typed before the profile has loaded.
  const person = useSession(({ user }) => user?.id);
  if (skeleton || !data || person === undefined)
    return <ListWaiting name={name} error={error} onRetry={() => refetch()} />;
  return (
    <>
      <ProjectHead playlist={data} person={person} title={title} />
      {isMine && strip && <strip.FilmStrip project={id} items={data.tracks} notes={data.notes ?? []} />}
      {isMine && <StripWaiting project={id} items={data.tracks} isCodeLoaded={strip !== null} />}
      {data.tracks.length === 0 ? (
        <EmptyList text={t("projectEmpty")}>
          <Link href="/search-guidee" className="text-link text-body">
            {t("toSearch")}
          </Link>
          <Link href="/user/cart" className="text-link text-body">
            {t("toCart")}
          </Link>
        </EmptyList>
      ) : (
        <ProjectTracks playlist={data} person={person} />
      )}
    </>
  );
}
