import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { playableOfTrack, playableOfVersion } from "#/features/player/playable.ts";
import { QueryProvider } from "#/lib/api/query-client.tsx";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { sampleTrack, sampleVersion } from "#/tests/support/sample-tracks.ts";
import { PlayerVersions } from "./player-versions.tsx";

const FULL_MIX = playableOfTrack(sampleTrack({ id: 1 }));
const EDIT = playableOfVersion(sampleVersion({ id: 2, version: "60 s edit" }));

test.each([
  ["fr", FULL_MIX, "Version intégrale"],
  ["fr", EDIT, "Version 60 secondes"],
  ["en", FULL_MIX, "Full version"],
  ["en", EDIT, "60-second edit"],
] as const)(
  "the version button's accessible name contains the visible label, and “version” only once (%s)",
  async (lang, current, read) => {
    await renderInSite(
      <QueryProvider onFailure={() => {}}>
        <PlayerVersions current={current} />
      </QueryProvider>,
      { lang },
    );
    const button = await screen.findByRole("button", { name: new RegExp(`${read}$`) });
    expect(button).toHaveTextContent(read);
    const told = button.getAttribute("aria-label") ?? button.textContent ?? "";
    expect(told.match(/version/gi) ?? []).toHaveLength(read.match(/version/gi)?.length ?? 0);
  },
);
