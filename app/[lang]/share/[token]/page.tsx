import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { houseName } from "#/contract/house-name.ts";
import { openPlaylistEndpoint } from "#/contract/playlist-link.ts";
import { SharedScreen } from "#/features/workspace/shared-screen.tsx";
import { ApiError } from "#/lib/api/api-error.ts";
import { call } from "#/lib/api/call.ts";
import { pageMessages } from "#/lib/i18n/island-messages.ts";
import { MoreMessages } from "#/lib/i18n/more-messages.tsx";
import { parseLang } from "#/lib/i18n/parse-lang.ts";
import { pageMetadata } from "#/lib/pages/seo.ts";
import { sharePicture } from "#/lib/pages/share-picture.ts";

type Props = { params: Promise<{ lang: string; token: string }> };

/** A page that can be closed at any moment is never kept. */
export const dynamic = "force-dynamic";

const openPlaylist = cache(async (token: string) => {
  try {
    return await call(openPlaylistEndpoint, { params: { token } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { token, ...rest } = await params;
  const lang = parseLang(rest.lang);
  const playlist = await openPlaylist(token);
  if (!playlist) notFound();
  return {
    ...pageMetadata({
      lang,
      paths: { fr: `/share/${token}`, en: `/share/${token}` },
      title: `${playlist.name} · ${houseName()}`,
      description: playlist.tracks.map(({ name }) => name).join(" · "),
      picture: sharePicture(lang, "project", token, playlist.name),
      noIndex: true,
    }),
    // The address is the key: it is told to no other site.
    referrer: "no-referrer",
  };
}

/** A project's share page: no account, open as long as its owner wants. */
export default async function SharePage({ params }: Props) {
  const { token, ...rest } = await params;
  const lang = parseLang(rest.lang);
  const playlist = await openPlaylist(token);
  if (!playlist) notFound();
  return (
    <MoreMessages messages={await pageMessages(lang, ["sharedPage", "workspace"])}>
      <SharedScreen token={token} playlist={playlist} />
    </MoreMessages>
  );
}
