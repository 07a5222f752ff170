import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { cueSchema } from "#/contract/cue-sheet.ts";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { CueRowTools } from "./cue-row-tools.tsx";

const nothing = () => {};
const tools = (id: string, canReplace: boolean) => (
  <CueRowTools
    cue={cueSchema.parse({ id, title: "Sel gemme" })}
    title="Sel gemme"
    number={2}
    count={3}
    isOpen={false}
    onToggle={nothing}
    announce={nothing}
    replaceButton={canReplace ? { current: null } : null}
    isReplacing={false}
    onReplace={nothing}
  />
);
const names = () => screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));

test("the buttons that every cue has end its row in the same order, with or without replacements", async () => {
  const without = await renderInSite(tools("a", false), { lang: "en" });
  const common = names();
  expect(common).toHaveLength(5);
  without.unmount();
  await renderInSite(tools("b", true), { lang: "en" });
  expect(names()).toEqual(["Replace Sel gemme", ...common]);
});
