import { letterTemplate } from "../letter.ts";
import texts from "../texts/project-answered.json" with { type: "json" };

/** A series of clients' answers on a project's share pages; numbers are texts, like all data of letters. */
interface AnsweredData extends Record<string, string> {
  playlist: string;
  playlistId: string;
  accepted: string;
  rejected: string;
  comments: string;
  /** Names of the clients; empty when none gave one. */
  names: string;
  /** Number of further names. */
  others: string;
}

/** Notifies the owner of a project of the clients' feedback on its share pages (docs/decisions/034). */
export const projectAnswered = letterTemplate<AnsweredData>()({
  texts,
  compose: ({ say, data, locale, siteUrl }) => [
    { kind: "heading", text: say("heading", { playlist: data.playlist }) },
    {
      kind: "text",
      // A letter queued before `others` was introduced has none.
      text: data.names
        ? say("from", { names: data.names, others: Number(data.others ?? 0) })
        : say("fromSomeone"),
    },
    {
      kind: "facts",
      rows: [
        [say("accepted"), data.accepted],
        [say("rejected"), data.rejected],
        [say("comments"), data.comments],
      ],
    },
    {
      kind: "action",
      label: say("open"),
      href: `${siteUrl}/${locale}/user/projects/playlist?search=${encodeURIComponent(data.playlistId)}`,
    },
    { kind: "note", text: say("why") },
  ],
});
