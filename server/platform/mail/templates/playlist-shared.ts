import { letterTemplate } from "../letter.ts";
import texts from "../texts/playlist-shared.json" with { type: "json" };

/** A playlist shared with the reader; `person` is empty when the sender's name is unknown. */
interface SharedData extends Record<string, string> {
  playlist: string;
  playlistId: string;
  person: string;
}

/** Notifies the reader of a playlist shared with them (contract §6.3). */
export const playlistShared = letterTemplate<SharedData>()({
  texts,
  compose: ({ say, data, locale, siteUrl }) => [
    { kind: "heading", text: say("heading", { playlist: data.playlist }) },
    { kind: "text", text: data.person ? say("from", { person: data.person }) : say("fromSomeone") },
    {
      kind: "action",
      label: say("open"),
      href: `${siteUrl}/${locale}/user/projects/playlist?search=${encodeURIComponent(data.playlistId)}`,
    },
    { kind: "text", text: say("account") },
    { kind: "note", text: say("why") },
  ],
});
