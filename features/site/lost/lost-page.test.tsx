import { readFileSync } from "node:fs";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { spiralGroovePath } from "#/components/drawing/spiral-groove-path.ts";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { GROOVE_HEIGHT, GROOVE_WIDTH } from "./groove-box.ts";
import { LostPage } from "./lost-page.tsx";

test("the drawing file of the groove equals its generator's output", () => {
  const path = spiralGroovePath({ width: GROOVE_WIDTH, height: GROOVE_HEIGHT });
  expect(readFileSync("public/groove.svg", "utf8")).toContain(`<path id="groove" d="${path}"/>`);
});

test("an error page describes the error in its heading and hides its drawing", async () => {
  const { container } = await renderInSite(
    <LostPage code="Erreur 404" title="Sillon de sortie" text="Rien ici.">
      <a href="/fr">Revenir</a>
    </LostPage>,
  );
  expect(screen.getByRole("heading", { level: 1, name: "Sillon de sortie" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Revenir" })).toBeVisible();
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});
