import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { afterEach, beforeEach, expect, test } from "vitest";
import { closeToast } from "#/components/toast/show-toast.ts";
import { Toaster } from "#/components/toast/toaster.tsx";
import type { MusicAdvice } from "#/contract/music-advice.ts";
import { changeAdvice } from "#/features/projects/change-advice.ts";
import { adviceQuery } from "#/features/projects/project-query.ts";
import { loadProfile } from "#/features/session/session.ts";
import { SIGNED_OUT, useSession } from "#/features/session/store.ts";
import { Providers } from "#/features/site/providers.tsx";
import { PanelHost } from "#/features/workspace/panel-host.tsx";
import { ProjectScreen } from "#/features/workspace/project-screen.tsx";
import { browserQueryClient, forgetPrivateAnswers } from "#/lib/api/query-client.tsx";
import { clearToken, storeToken } from "#/lib/api/token.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { addAdvice } from "#/server/work/projects/advice-admin.ts";
import { network } from "#/tests/support/jsdom.ts";
import { realApi } from "#/tests/support/real-api.ts";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

const WORDS = {
  fr: {
    takeOut: /^Retirer (.*), n°\s1$/,
    undo: "Annuler",
    panel: "Ouvrir dans un panneau",
    fromPanel: /^Retirer /,
    closePanel: /^Fermer le panneau/,
  },
  en: {
    takeOut: /^Take out (.*), no\. 1$/,
    undo: "Undo",
    panel: "Open in a panel",
    fromPanel: /^Take out /,
    closePanel: /^Close the panel/,
  },
} as const;
const TRACKS = ["les-chasseurs-de-segou", "poussiere-rouge", "l-attente-de-la-pluie"];

const { api } = realApi();
let ana: SignedIn;
let id: number;
const user = userEvent.setup();

beforeEach(async () => {
  await api().reset();
  ana = await signedIn(api(), { isVerified: true });
  storeToken(ana.token);
  const order = { email: ana.email, name: "Pour le Mékong", comment: "Trois pistes", tracks: TRACKS };
  const made = await addAdvice(api().db, order);
  id = made.outcome === "made" ? made.id : 0;
});
afterEach(() => {
  act(() => {
    forgetPrivateAnswers();
    useSession.setState(SIGNED_OUT);
  });
  closeToast();
  clearToken();
});

const stored = async () =>
  ((await (await ana.fetch(`/api/conseil_musicals/${id}`)).json()) as MusicAdvice).tracks.map(
    ({ slug }) => slug,
  );

async function show(lang: Lang) {
  await renderInSite(
    <Providers>
      <ProjectScreen kind="conseilMusical" />
      <PanelHost />
      <Toaster />
    </Providers>,
    { lang, pathname: `/${lang}/user/projects/conseil-musical`, search: `?search=${id}` },
  );
  await act(loadProfile);
  await screen.findByRole("heading", { level: 1, name: "Pour le Mékong" });
}

test.each(["fr", "en"] as const)(
  "in %s the client takes a track out of a selection, and puts it back at its place",
  async (lang) => {
    await show(lang);
    await user.click(await screen.findByRole("button", { name: WORDS[lang].takeOut }));
    await waitFor(async () => expect(await stored()).toEqual(TRACKS.slice(1)));
    await waitFor(() => expect(document.querySelectorAll("main li, ol > li")).toHaveLength(2));
    await user.click(await screen.findByRole("button", { name: WORDS[lang].undo }));
    await waitFor(async () => expect(await stored()).toEqual(TRACKS));
  },
);

test("tracks that another device removed from a selection meanwhile stay removed", async () => {
  await show("fr");
  const out = await screen.findByRole("button", { name: WORDS.fr.takeOut });
  const { tracks } = (await (await ana.fetch(`/api/conseil_musicals/${id}`)).json()) as MusicAdvice;
  const json = { tracks: tracks.slice(0, 2).map((track) => track["@id"]) };
  await ana.fetch(`/api/conseil_musicals/${id}`, { method: "PATCH", json });
  await user.click(out);
  await waitFor(async () => expect(await stored()).toEqual([TRACKS[1]]));
});

test("the answer to a change is discarded if its person has signed out meanwhile", async () => {
  await show("fr");
  cleanup();
  const changed = changeAdvice(id, (items) => items.slice(1));
  forgetPrivateAnswers();
  await changed;
  expect(await stored()).toEqual(TRACKS.slice(1));
  expect(browserQueryClient()?.getQueryData(adviceQuery(id).queryKey)).toBeUndefined();
});

test.each(["fr", "en"] as const)("in %s the panel of a selection takes a track out too", async (lang) => {
  const words = WORDS[lang];
  await show(lang);
  await user.click(await screen.findByRole("button", { name: words.panel }));
  const panel = within(await screen.findByRole("region", { name: "Pour le Mékong" }));
  const ways = await waitFor(() => {
    const buttons = panel.getAllByRole("button", { name: words.fromPanel });
    expect(buttons).toHaveLength(TRACKS.length);
    return buttons;
  });
  await user.click(ways[1] as HTMLElement);
  await waitFor(async () => expect(await stored()).toEqual([TRACKS[0], TRACKS[2]]));
  await user.click(panel.getByRole("button", { name: words.closePanel }));
});

test("a selection has its name as heading while it is being loaded", async () => {
  const came = Promise.withResolvers<void>();
  network.use(
    http.get(`*/api/conseil_musicals/${id}`, async ({ request }) => {
      await came.promise;
      return api().fetch(request);
    }),
  );
  await show("en");
  expect(screen.getByText("Loading tracks")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Pour le Mékong");
  expect(screen.queryByRole("button", { name: WORDS.en.panel })).toBeNull();
  came.resolve();
  expect(await screen.findByRole("button", { name: WORDS.en.panel })).toBeVisible();
});
