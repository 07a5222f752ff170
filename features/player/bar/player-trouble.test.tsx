import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { fakeMedia } from "#/tests/support/fake-media.ts";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { sampleTrack } from "#/tests/support/sample-tracks.ts";
import { close } from "../bar-actions.ts";
import { playableOfTrack } from "../playable.ts";
import { usePlayer } from "../store.ts";
import { PlayerTitle } from "./player-title.tsx";

afterEach(close);

test("retrying keeps the focus beside the removed message", async () => {
  fakeMedia();
  const current = playableOfTrack(sampleTrack({ id: 1 }));
  usePlayer.setState({ current, status: "failed" });
  await renderInSite(<PlayerTitle current={current} />, { lang: "en" });
  screen.getByRole("button", { name: "Try again" }).focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Try again" })).toBeNull());
  await waitFor(() => expect(screen.getByRole("link", { name: "Track 1" })).toHaveFocus());
});
