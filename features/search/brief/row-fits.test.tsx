import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Concept } from "#/contract/brief.ts";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { sampleTrack } from "#/tests/support/sample-tracks.ts";
import { RowFits } from "./row-fits.tsx";

const minute: Concept = {
  kind: "length",
  mode: "wanted",
  words: "60 s",
  start: 0,
  end: 4,
  title: "≈ 60 s",
  titleFr: "≈ 60 s",
  reason: "figure",
  leads: [],
};

test.each([
  ["fr", "term", /^il manque : Glacial$/],
  ["en", "term", /^missing: Icy$/],
  ["fr", "tempo", /^tempo inconnu$/],
  ["en", "tempo", /^tempo unknown$/],
] as const)("in %s a missing %s is not worded as a wish for its absence", async (lang, kind, text) => {
  const concept: Concept = { ...minute, kind, title: "Icy", titleFr: "Glacial" };
  const track = { ...sampleTrack({ id: 12 }), bpm: null, fits: [{ how: "lacks" as const }] };
  await renderInSite(<RowFits track={track} concepts={[concept]} areSomeWhole={false} />, { lang });
  expect(screen.getByRole("listitem")).toHaveTextContent(text);
});

test("a version that meets a kind is shown by that kind, whatever its name", async () => {
  const concept: Concept = {
    ...minute,
    kind: "version",
    title: "no vocals",
    titleFr: "sans voix",
    versions: ["no-vocals"],
  };
  const trackVersion = {
    "@id": "/api/track_versions/5",
    "@type": "TrackVersion",
    id: 5,
    name: "60",
    version: "60 s edit",
  };
  const track = { ...sampleTrack({ id: 12 }), trackVersion, fits: [{ how: "met" as const }] };
  await renderInSite(<RowFits track={track} concepts={[concept]} areSomeWhole={false} />, { lang: "fr" });
  expect(screen.getByRole("listitem")).toHaveTextContent(/^sans voix$/);
});

test.each([
  ["fr", 0, "durée inconnue"],
  ["en", 0, "length unknown"],
  ["fr", 100, "01:40 au lieu de ≈ 60 s"],
] as const)("in %s a length of %d seconds is shown as «%s»", async (lang, durationSeconds, text) => {
  const track = { ...sampleTrack({ id: 12 }), durationSeconds, fits: [{ how: "lacks" as const }] };
  await renderInSite(<RowFits track={track} concepts={[minute]} areSomeWhole={false} />, { lang });
  expect(screen.getByRole("listitem")).toHaveTextContent(text);
});
