import { fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dialEndpoint } from "#/contract/dial.ts";
import { DialPlot } from "#/features/home/dial-plot.tsx";
import { close } from "#/features/player/bar-actions.ts";
import { usePlayer } from "#/features/player/store.ts";
import { call } from "#/lib/api/call.ts";
import { QueryProvider } from "#/lib/api/query-client.tsx";
import { fakeMedia } from "../support/fake-media.ts";
import { answerByRealApi } from "../support/real-api.ts";
import { renderInSite } from "../support/render-in-site.tsx";

const called = answerByRealApi();
const user = userEvent.setup();

beforeEach(() => {
  fakeMedia();
});
afterEach(() => close());

async function openDial() {
  const dial = await call(dialEndpoint, {});
  called.length = 0;
  await renderInSite(
    <QueryProvider onFailure={() => {}}>
      <DialPlot moods={dial.bands.map((band) => band.mood)}>drawing</DialPlot>
    </QueryProvider>,
  );
  return { dial, slider: screen.getByRole("slider") };
}

test("the names of the tracks are requested once, at the first sign that they are needed", async () => {
  const { slider } = await openDial();
  expect(called).toEqual([]);
  await user.tab();
  expect(slider).toHaveFocus();
  await waitFor(() => expect(called).toEqual(["/api/front/dial"]));
});

test("arrow keys name the tracks of a mood one by one, and Enter plays the named one", async () => {
  const { dial, slider } = await openDial();
  await user.tab();
  await waitFor(async () => {
    await user.keyboard("{Home}");
    expect(slider.getAttribute("aria-valuetext")).toMatch(/battements par minute, Tension/);
  });
  const slowest = dial.bands[0]?.ticks.toSorted((one, other) => one.bpm - other.bpm)[0];
  expect(slider).toHaveAttribute("aria-valuenow", String(slowest?.bpm));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(usePlayer.getState().current?.id).toBe(slowest?.id));
  expect(screen.getAllByText(slowest?.name ?? "").length).toBeGreaterThan(0);
});

test("the down arrow moves to the next mood", async () => {
  const { slider } = await openDial();
  await user.tab();
  await waitFor(async () => {
    await user.keyboard("{End}");
    expect(slider.getAttribute("aria-valuetext")).toMatch(/, Tension$/);
  });
  await user.keyboard("{ArrowDown}");
  expect(slider.getAttribute("aria-valuetext")).toMatch(/, Élan$/);
});

test("Escape hides the label of a tick, wherever the focus is (RGAA 10.13)", async () => {
  const { slider } = await openDial();
  await user.tab();
  await waitFor(async () => {
    await user.keyboard("{Home}");
    expect(slider.getAttribute("aria-valuetext")).toMatch(/, Tension$/);
  });
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(slider.getAttribute("aria-valuetext")).not.toMatch(/Tension/);
});
