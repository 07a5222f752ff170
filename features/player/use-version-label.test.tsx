import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { useVersionLabel } from "./use-version-label.ts";

function Labels({ labels }: { labels: string[] }) {
  return <p role="note">{labels.map(useVersionLabel()).join(" / ")}</p>;
}

test("the catalogue's own labels are translated, all others are unchanged", async () => {
  const labels = ["60 s edit", "Underscore", "Stem: drums", "15 s edit", "Live at Ségou", "constructor"];
  await renderInSite(<Labels labels={labels} />, { lang: "fr" });
  expect(screen.getByRole("note")).toHaveTextContent(
    "Version 60 secondes / Sans thème / Piste séparée : drums / Version 15 secondes / Live at Ségou / constructor",
  );
});
