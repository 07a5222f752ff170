import { act, screen, waitFor, within } from "@testing-library/react";
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
    <p>Elsewhere</p>
    <a href="#after">After</a>
    <Toaster />
  </>
);
const shareButton = () => screen.getByRole("button", { name: /^Share the placement/ });

/** Once it has the focus it also listens for the events that close it. */
async function settledPopup() {
  const popup = await screen.findByRole("dialog", { name: /^(Share|Partager) Letters from Exile$/ });
  await waitFor(() => expect(popup).toContainElement(document.activeElement as HTMLElement));
  return popup;
}

async function opened(lang: "fr" | "en" = "en") {
  const user = userEvent.setup();
  await renderInSite(site, { lang });
  await user.click(shareButton());
  return { user, popup: await settledPopup() };
}

test("exactly Facebook, X, LinkedIn and the copy of the link are offered", async () => {
  const { popup } = await opened();
  expect(
    within(popup)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["Facebook", "X", "LinkedIn", "Copy the link"]);
});

test.each([
  ["Facebook", "https://www.facebook.com/sharer/sharer.php?u="],
  ["X", "https://twitter.com/intent/tweet?url="],
  ["LinkedIn", "https://linkedin.com/shareArticle?url="],
])("%s opens with the link, in a window of its own, and the popup closes", async (network, start) => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  const { user, popup } = await opened();
  await user.click(within(popup).getByRole("button", { name: network }));
  const [address, , features] = open.mock.calls[0] ?? [];
  expect(String(address)).toContain(start + encodeURIComponent(url));
  expect(String(features)).toContain("width=");
  expect(open).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

const COPYING = [
  {
    lang: "fr",
    copy: "Copier le lien",
    done: "Le lien est copié.",
    failed: "Le lien n’a pas pu être copié.",
  },
  {
    lang: "en",
    copy: "Copy the link",
    done: "The link is copied.",
    failed: "The link could not be copied.",
  },
] as const;

test.each(COPYING)("in $lang the link is copied, and a toast says so", async ({ lang, copy, done }) => {
  const { user, popup } = await opened(lang);
  await user.click(within(popup).getByRole("button", { name: copy }));
  expect(await screen.findByText(done)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(url);
});

test.each(COPYING)(
  "in $lang a link that cannot be copied is told as an error, in words of its own",
  async ({ lang, copy, failed }) => {
    const { user, popup } = await opened(lang);
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await user.click(within(popup).getByRole("button", { name: copy }));
    await waitFor(() =>
      expect(screen.getByText(failed).closest("[data-status]")).toHaveAttribute("data-status", "error"),
    );
  },
);

test("a second click on the button closes the dialog that the first opened", async () => {
  const { user } = await opened();
  expect(shareButton()).toHaveAttribute("aria-expanded", "true");
  await user.click(shareButton());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(shareButton()).toHaveAttribute("aria-expanded", "false");
});

test("a click elsewhere or Escape closes the popup, and the focus returns to its button", async () => {
  const { user } = await opened();
  await user.click(screen.getByText("Elsewhere"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(shareButton());
  await settledPopup();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(shareButton()).toHaveFocus());
});

test("if the device has its own way to share, it is offered last", async () => {
  const shared: ShareData[] = [];
  Object.assign(navigator, {
    canShare: () => true,
    share: async (data: ShareData) => void shared.push(data),
  });
  const { user, popup } = await opened();
  await user.click(within(popup).getByRole("button", { name: "Another way" }));
  expect(shared).toEqual([{ title: "Letters from Exile", url }]);
  Reflect.deleteProperty(navigator, "canShare");
  Reflect.deleteProperty(navigator, "share");
});

test("Tab after the last way to share closes the popup and continues after its button; Shift+Tab returns to the button", async () => {
  const { user, popup } = await opened();
  act(() => within(popup).getByRole("button", { name: "Copy the link" }).focus());
  await user.tab();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("link", { name: "After" })).toHaveFocus();
  await user.click(shareButton());
  const again = within(await settledPopup());
  act(() => again.getByRole("button", { name: "Facebook" }).focus());
  await user.tab({ shift: true });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(shareButton()).toHaveFocus();
});
