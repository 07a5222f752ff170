import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { afterEach, beforeEach, expect, test } from "vitest";
import { closeToast } from "#/components/toast/show-toast.ts";
import { Toaster } from "#/components/toast/toaster.tsx";
import { SessionMenu } from "#/features/account/session-menu.tsx";
import { useBusyCart } from "#/features/cart/busy-cart.ts";
import { loadProfile } from "#/features/session/session.ts";
import { SIGNED_OUT, useSession } from "#/features/session/store.ts";
import { Providers } from "#/features/site/providers.tsx";
import { TrackList } from "#/features/tracks/rows/track-list.tsx";
import { clearToken, storeToken } from "#/lib/api/token.ts";
import { foreignApi, HABITS, withoutAdditions } from "#/tests/support/foreign-api.ts";
import { network } from "#/tests/support/jsdom.ts";
import { realApi } from "#/tests/support/real-api.ts";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { sampleTrack } from "#/tests/support/sample-tracks.ts";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

const { called, api } = realApi();
const tracks = [1, 2, 3].map((id) => sampleTrack({ id, name: `Titre ${id}` }));
let ana: SignedIn;

beforeEach(async () => {
  await api().reset();
  ana = await signedIn(api());
});
afterEach(() => {
  closeToast();
  clearToken();
  act(() => useSession.setState(SIGNED_OUT));
});

async function list({ signIn = true } = {}) {
  if (signIn) storeToken(ana.token);
  const view = await renderInSite(
    <Providers>
      <TrackList tracks={tracks} />
      <Toaster />
    </Providers>,
    { pathname: "/fr/albums/delta", search: "?x=1" },
  );
  if (signIn) await act(loadProfile);
  called.length = 0;
  return view;
}

const stored = async () =>
  ((await (await ana.fetch("/api/user/me")).json()) as { cart: { tracks: number[] } | null }).cart?.tracks ??
  [];
const put = (id: number) => screen.findByRole("button", { name: `Mettre Titre ${id} dans le panier` });

test("a track is added and removed; the number changes with the answer, and this is announced", async () => {
  await list();
  const user = userEvent.setup();
  await user.click(await put(2));
  const out = await screen.findByRole("button", { name: "Retirer Titre 2 du panier" });
  expect(await stored()).toEqual([2]);
  expect(useSession.getState().user?.cart?.tracks).toEqual([2]);
  // There was no cart before: the user is fetched again.
  expect(called).toEqual([`/api/user/me/${ana.id}`, "/api/user/me"]);
  expect(await screen.findByText("C’est enregistré.")).toBeVisible();
  called.length = 0;
  await user.click(out);
  await put(2);
  expect(await stored()).toEqual([]);
  expect(called).toEqual([`/api/user/me/${ana.id}`]);
});

test("before another API of the kind a person without a last name stays signed in and has a cart", async () => {
  ana = await signedIn(api(), { email: "xuan@example.org", firstname: "Xuân", lastname: null });
  const answer = foreignApi(api().fetch, [...Object.values(HABITS), withoutAdditions]);
  network.use(http.all("*/api/*", ({ request }) => answer(request)));
  await list();
  expect(useSession.getState()).toMatchObject({
    isAuthenticated: true,
    user: { id: ana.id, firstname: "Xuân", lastname: null, cart: null },
  });
  const user = userEvent.setup();
  await user.click(await put(2));
  await screen.findByRole("button", { name: "Retirer Titre 2 du panier" });
  await user.click(await put(3));
  await user.click(await screen.findByRole("button", { name: "Retirer Titre 2 du panier" }));
  await put(2);
  expect(await stored()).toEqual([3]);
});

test("two quick presses on different tracks are both kept, one call after the other", async () => {
  await list();
  (await put(1)).click();
  (await put(3)).click();
  await waitFor(async () => expect(await stored()).toEqual([1, 3]));
});

test("tracks that another device added meanwhile are kept", async () => {
  await list();
  await ana.fetch(`/api/user/me/${ana.id}`, { method: "PATCH", json: { cart: { tracks: [9] } } });
  (await put(1)).click();
  await waitFor(async () => expect(await stored()).toEqual([9, 1]));
  await waitFor(() => expect(useSession.getState().user?.cart?.tracks).toEqual([9, 1]));
});

test.each([
  ["fr", "Panier\u00a0: Titre 2", "Mettre Titre 1 dans le panier", "Retirer Titre 2 du panier"],
  ["en", "Cart: Titre 2", "Put Titre 1 in the cart", "Take Titre 2 out of the cart"],
] as const)(
  "in %s a button does not say whether its track is in the cart before the profile is there, and a press takes nothing out",
  async (lang, neutral, putIn, takeOut) => {
    await ana.fetch(`/api/user/me/${ana.id}`, { method: "PATCH", json: { cart: { tracks: [2, 3] } } });
    const known = Promise.withResolvers<void>();
    network.use(
      http.get("*/api/user/me", async () => {
        await known.promise;
      }),
    );
    storeToken(ana.token);
    await renderInSite(
      <Providers>
        <SessionMenu />
        <TrackList tracks={tracks} />
      </Providers>,
      { lang },
    );
    const button = await screen.findByRole("button", { name: neutral });
    expect(screen.queryAllByRole("button", { name: /dans le panier$|in the cart$/ })).toEqual([]);
    await userEvent.click(button);
    act(() => known.resolve());
    expect(await screen.findByRole("button", { name: takeOut })).toBe(button);
    await screen.findByRole("button", { name: putIn });
    await waitFor(() => expect(called).toContain(`/api/user/me/${ana.id}`));
    await waitFor(() => expect(useBusyCart.getState().busy).toEqual([]));
    expect(await stored()).toEqual([2, 3]);
  },
);

test("a failure is shown with its status and leaves the number unchanged", async () => {
  await list();
  network.use(http.patch("*/api/user/me/*", () => new Response(null, { status: 503 })));
  (await put(1)).click();
  expect(await screen.findByText("Service indisponible")).toBeVisible();
  expect(useSession.getState().user?.cart).toBeNull();
  await put(1);
});

test("a visitor is led to sign in, with the way back to this page, and nothing is sent", async () => {
  const { journey } = await list({ signIn: false });
  history.replaceState(null, "", "/fr/albums/delta?x=1");
  for (const name of [/dans le panier/, /à un projet/, /^Télécharger/]) {
    (await screen.findAllByRole("button", { name }))[0]?.click();
  }
  const login = `push /fr/auth/login?redirect=${encodeURIComponent("/fr/albums/delta?x=1")}`;
  await waitFor(() => expect(journey).toEqual([login, login, login]));
  expect(called).toEqual([]);
});
