import { letterTemplate } from "../letter.ts";
import texts from "../texts/contact-staff.json" with { type: "json" };

/** Data of the contact form; empty for fields left blank. */
interface ContactData extends Record<string, string> {
  name: string;
  email: string;
  company: string;
  phone: string;
  topic: string;
  message: string;
  language: string;
}

/** Notifies the staff of a contact message. */
export const contactStaff = letterTemplate<ContactData>()({
  texts,
  compose: ({ say, data }) => [
    { kind: "heading", text: say("heading") },
    {
      kind: "facts",
      rows: (
        [
          [say("from"), data.name],
          [say("email"), data.email],
          [say("company"), data.company],
          [say("phone"), data.phone],
          [say("topic"), data.topic],
          [say("language"), say(data.language === "fr" ? "french" : "english")],
        ] as const
      ).filter(([, value]) => value !== ""),
    },
    { kind: "quote", text: data.message },
    { kind: "note", text: say("reply") },
  ],
});
