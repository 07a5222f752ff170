import { letterTemplate } from "../letter.ts";
import texts from "../texts/advice-staff.json" with { type: "json" };

/** Data of the music advice form; empty for fields left blank. */
interface AdviceData extends Record<string, string> {
  name: string;
  email: string;
  company: string;
  phone: string;
  project: string;
  deadline: string;
  kind: string;
  duration: string;
  budget: string;
  references: string;
  description: string;
  language: string;
}

/** Notifies the staff of a request for music advice. */
export const adviceStaff = letterTemplate<AdviceData>()({
  texts,
  compose: ({ say, data, locale }) => [
    { kind: "heading", text: say("heading") },
    {
      kind: "facts",
      rows: (
        [
          [say("from"), data.name],
          [say("email"), data.email],
          [say("company"), data.company],
          [say("phone"), data.phone],
          [say("project"), data.project],
          [
            say("deadline"),
            new Date(`${data.deadline}T12:00:00Z`).toLocaleDateString(locale === "fr" ? "fr" : "en-GB", {
              dateStyle: "long",
              timeZone: "UTC",
            }),
          ],
          [say("kind"), data.kind],
          [say("duration"), data.duration],
          [say("budget"), data.budget],
          [say("references"), data.references],
          [say("language"), say(data.language === "fr" ? "french" : "english")],
        ] as const
      ).filter(([, value]) => value !== ""),
    },
    { kind: "quote", text: data.description },
    { kind: "note", text: say("reply") },
  ],
});
