import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { fakeMedia } from "#/tests/support/fake-media.ts";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { sampleTrack } from "#/tests/support/sample-tracks.ts";
import { close } from "../bar-actions.ts";
import { playableOfTrack } from "../playable.ts";
import { usePlayer } from "../store.ts";
import { PlayerTitle } from "./player-title.tsx";

afterEach(() => {
  vi.useRealTimers();
  close();
});

test("after a retry the focus moves from the removed message to the title beside it", async () => {
  fakeMedia();
  const current = playableOfTrack(sampleTrack({ id: 1 }));
  usePlayer.setState({ current, status: "failed" });
  await renderInSite(<PlayerTitle current={current} />, { lang: "en" });
  screen.getByRole("button", { name: "Try again" }).focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Try again" })).toBeNull());
  await waitFor(() => expect(screen.getByRole("link", { name: "Track 1" })).toHaveFocus());
});

test.each([
  ["fr", "Le son se prépare…"],
  ["en", "The sound is on its way…"],
] as const)(
  "in %s a sound that loads for more than a second shows a message until it plays",
  async (lang, told) => {
    fakeMedia();
    const current = playableOfTrack(sampleTrack({ id: 1 }));
    await renderInSite(<PlayerTitle current={current} />, { lang });
    vi.useFakeTimers();
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
    act(() => usePlayer.setState({ current, playing: true, status: "loading" }));
    // Screens render a loading sound only after 150 ms (drawn-after-sound.ts).
    pass(150);
    pass(900);
    expect(screen.queryByRole("status")).toBeNull();
    pass(100);
    expect(screen.getByRole("status")).toHaveTextContent(told);
    act(() => usePlayer.setState({ status: "ready" }));
    pass(200);
    expect(screen.queryByRole("status")).toBeNull();
    // While paused, nothing is waited for.
    act(() => usePlayer.setState({ status: "loading", playing: false }));
    pass(3_000);
    expect(screen.queryByRole("status")).toBeNull();
  },
);
