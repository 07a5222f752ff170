import { letterTemplate } from "../letter.ts";
import texts from "../texts/validation-code.json" with { type: "json" };

/** Contains the code that confirms an address. */
export const validationCode = letterTemplate<{ code: string }>()({
  texts,
  compose: ({ say, data }) => [
    { kind: "heading", text: say("heading") },
    { kind: "text", text: say("text") },
    { kind: "code", code: data.code },
    { kind: "note", text: say("note") },
  ],
});
