import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Toaster } from "#/components/toast/toaster.tsx";
import { ShareButton } from "#/features/sharing/share-button.tsx";
import { renderInSite } from "../support/render-in-site.tsx";

const url = "https://sillon.example/en/our-placements/letters-from-exile";
const site = (
  <>
    <ShareButton url={url} name="Letters from Exile" label="Share the placement Letters from Exile">
      Share
    </ShareButton>
    <Toaster />
  </>
);

test("the link is copied, and a toast says so", async () => {
  const user = userEvent.setup();
  await renderInSite(site, { lang: "en" });
  await user.click(screen.getByRole("button", { name: /^Share the placement/ }));
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(await screen.findByText("Copying the link")).toBeInTheDocument();
});

test("a link that cannot be copied is told in the same words, as an error", async () => {
  const user = userEvent.setup();
  await renderInSite(site, { lang: "en" });
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  await user.click(screen.getByRole("button", { name: /^Share the placement/ }));
  await waitFor(() =>
    expect(screen.getByText("Copying the link").closest("[data-status]")).toHaveAttribute(
      "data-status",
      "error",
    ),
  );
});
