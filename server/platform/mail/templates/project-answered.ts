import { letterTemplate } from "../letter.ts";
import texts from "../texts/project-answered.json" with { type: "json" };

/** What clients answered in one go on a project's share pages; figures are texts, as all data of letters. */
interface AnsweredData extends Record<string, string> {
  playlist: string;
  playlistId: string;
  accepted: string;
  rejected: string;
  comments: string;
  /** Names that clients gave, empty when none did. */
  names: string;
  /** How many names more there are. */
  others: string;
}

/** Tells the owner of a project what came in on its share pages (docs/decisions/034). */
export const projectAnswered = letterTemplate<AnsweredData>()({
  texts,
  compose: ({ say, data, locale, siteUrl }) => [
    { kind: "heading", text: say("heading", { playlist: data.playlist }) },
    {
      kind: "text",
      // A letter that was begun before others were counted has none.
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
