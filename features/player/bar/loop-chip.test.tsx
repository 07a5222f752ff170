import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { sampleTrack } from "#/tests/support/sample-tracks.ts";
import { clearPart, usePart } from "../part/part.ts";
import { playableOfTrack } from "../playable.ts";
import { LoopChip } from "./loop-chip.tsx";

afterEach(clearPart);

test.each(["fr", "en"] as const)(
  "the loop button's accessible name contains the visible times, for voice control (%s)",
  async (lang) => {
    const current = playableOfTrack(sampleTrack({ id: 1 }));
    usePart.setState({ src: current.src, part: { from: 59, to: 70 }, loops: true });
    await renderInSite(<LoopChip current={current} />, { lang });
    const chip = await screen.findByText("00:59 – 01:10");
    expect(chip).toHaveAccessibleName(expect.stringContaining("00:59 – 01:10"));
  },
);
