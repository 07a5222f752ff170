import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { soundSearchEndpoint } from "#/contract/similarity.ts";
import { frontTracksEndpoint } from "#/contract/track.ts";
import { cancel } from "#/features/search/similarity/sent-files.ts";
import { SimilaritySearch } from "#/features/search/similarity/similarity-search.tsx";
import { call } from "#/lib/api/call.ts";
import { QueryProvider } from "#/lib/api/query-client.tsx";
import type { Lang } from "#/lib/i18n/lang.ts";
import { fakeMedia } from "../support/fake-media.ts";
import { network } from "../support/jsdom.ts";
import { answerByRealApi } from "../support/real-api.ts";
import { renderInSite } from "../support/render-in-site.tsx";

answerByRealApi();
const user = userEvent.setup();

beforeEach(() => {
  fakeMedia();
  cancel();
});

async function open(search = "", lang: Lang = "fr") {
  window.history.replaceState(null, "", `/${lang}/search-similarity${search}`);
  await renderInSite(
    <QueryProvider onFailure={() => {}}>
      <SimilaritySearch groups={[]} />
    </QueryProvider>,
    { lang, pathname: `/${lang}/search-similarity`, search },
  );
}

/** Chooses a file that stays on its way until it is answered. */
async function sendSlowly() {
  const answered = Promise.withResolvers<Response>();
  network.use(http.post("*/api/front/file_similarity_search", () => answered.promise));
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no field");
  await user.upload(input, new File(["x"], "mix.mp3", { type: "audio/mpeg" }));
  return answered;
}

/** The API's answer to a file that sounds like a track of the catalogue. */
async function comparedFile() {
  const { "hydra:member": tracks } = await call(frontTracksEndpoint, { query: { itemsPerPage: "1" } });
  const found = await call(soundSearchEndpoint, {
    query: {},
    body: { track: `/api/tracks/${tracks[0]?.id}` },
  });
  return HttpResponse.json({ ...found, similarTo: { ...found.similarTo, filename: "mix.mp3", print: "x" } });
}

function isUnloadAsked(): boolean {
  const unload = new Event("beforeunload", { cancelable: true });
  dispatchEvent(unload);
  return unload.defaultPrevented;
}

const title = () => screen.getByRole("heading", { level: 1 });

test("an upload continues when the language is switched, and its result is shown in the other language", async () => {
  const answer = await comparedFile();
  await open();
  const answered = await sendSlowly();
  expect(await screen.findByRole("progressbar", { name: "Envoi du fichier" })).toBeVisible();
  cleanup();
  await open("", "en");
  expect(screen.getByRole("progressbar", { name: "Sending the file" })).toBeVisible();
  answered.resolve(answer);
  expect(await screen.findByRole("heading", { level: 1, name: "mix.mp3" })).toHaveFocus();
  expect(window.location.search).toMatch(/^\?sent=\w+$/);
});

test("a file that arrives after the visitor has left the page is shown when they return, but never in place of a track", async () => {
  const answer = await comparedFile();
  await open();
  const answered = await sendSlowly();
  cleanup();
  answered.resolve(answer);
  await expect.poll(isUnloadAsked).toBe(false);
  await open("?track=99999999");
  expect(await screen.findByRole("alert")).toHaveTextContent("La comparaison n’a pas abouti.");
  expect(window.location.search).toBe("?track=99999999");
  cleanup();
  await open("?bpm=60-140");
  expect(title()).toHaveTextContent("mix.mp3");
  expect(window.location.search).toMatch(/^\?sent=\w+&bpm=60-140$/);
});

test("a refusal is shown in the language of the page at that time", async () => {
  await open();
  const answered = await sendSlowly();
  cleanup();
  await open("", "en");
  answered.resolve(HttpResponse.json({}, { status: 413 }));
  expect(await screen.findByRole("alert")).toHaveTextContent("The file is too large");
  cleanup();
  await open();
  expect(screen.getByRole("alert")).toHaveTextContent("Le fichier est trop lourd");
});

test("leaving the site needs a confirmation only while a file is being uploaded", async () => {
  await open();
  expect(isUnloadAsked()).toBe(false);
  const answered = await sendSlowly();
  expect(isUnloadAsked()).toBe(true);
  await user.click(screen.getByRole("button", { name: "Annuler" }));
  expect(isUnloadAsked()).toBe(false);
  answered.resolve(HttpResponse.json({}, { status: 500 }));
  const again = await sendSlowly();
  expect(isUnloadAsked()).toBe(true);
  again.resolve(HttpResponse.json({}, { status: 500 }));
  expect(await screen.findByRole("alert")).toHaveTextContent("n’a pas pu être analysé");
  expect(isUnloadAsked()).toBe(false);
});

test.each([
  ["fr", "Ce fichier n’est plus là", "Choisir un son ou un film"],
  ["en", "This file is no longer here", "Choose a sound or a film"],
] as const)(
  "a sent file that is gone is said to be, and can be chosen again (%s)",
  async (lang, words, choose) => {
    const answer = await comparedFile();
    await open("?sent=gone", lang);
    const told = () => screen.queryAllByRole("status").filter((one) => one.textContent?.includes(words));
    expect(told()).toHaveLength(1);
    expect(screen.getByRole("button", { name: choose })).toBeEnabled();
    const answered = await sendSlowly();
    expect(told()).toEqual([]);
    answered.resolve(answer);
    expect(await screen.findByRole("heading", { level: 1, name: "mix.mp3" })).toBeVisible();
  },
);
