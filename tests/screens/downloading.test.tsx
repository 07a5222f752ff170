import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeToast } from "#/components/toast/show-toast.ts";
import { Toaster } from "#/components/toast/toaster.tsx";
import { DownloadHost } from "#/features/downloads/download-host.tsx";
import { closeDownload, type DownloadTarget, openDownload } from "#/features/downloads/download-store.ts";
import { SIGNED_OUT, useSession } from "#/features/session/store.ts";
import { Providers } from "#/features/site/providers.tsx";
import { fileName, saveFile } from "#/lib/api/fetch-file.ts";
import { clearToken, storeToken } from "#/lib/api/token.ts";
import { network } from "#/tests/support/jsdom.ts";
import { realApi } from "#/tests/support/real-api.ts";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { type SignedIn, signedIn } from "#/tests/support/signed-in.ts";

const { api } = realApi();
const saved: string[] = [];
const revoked: string[] = [];
/** Whether the dialog stood when a file was saved: soon after it is gone. */
const stood: boolean[] = [];
let ana: SignedIn;

beforeEach(async () => {
  await api().reset();
  ana = await signedIn(api());
  storeToken(ana.token);
  act(() => useSession.setState({ hasToken: true }));
  saved.length = 0;
  revoked.length = 0;
  stood.length = 0;
  URL.createObjectURL = () => `blob:${saved.length}`;
  URL.revokeObjectURL = (url) => void revoked.push(url);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
    stood.push(screen.queryByRole("dialog") !== null);
  });
});
afterEach(() => {
  act(() => {
    closeDownload();
    useSession.setState(SIGNED_OUT);
  });
  closeToast();
  clearToken();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function dialog(target: DownloadTarget) {
  await renderInSite(
    <Providers>
      <DownloadHost />
      <Toaster />
    </Providers>,
  );
  act(() => openDownload(target));
  return screen.findByRole("dialog");
}

/** Answers a path with a file, and tells which token it was asked with. */
function fileAt(path: string, name: string): { token: string | null } {
  const asked: { token: string | null } = { token: null };
  network.use(
    http.get(`*${path}`, ({ request }) => {
      asked.token = request.headers.get("Authorization");
      return new HttpResponse("sound", { headers: { "Content-Disposition": `attachment; ${name}` } });
    }),
  );
  return asked;
}

test.each([
  [{ kind: "track", id: 3, name: "Tamaris" }, "/api/front/tracks/3/download"],
  [{ kind: "playlist", id: 4, name: "Doc" }, "/api/playlist/4/download"],
  [{ kind: "conseil", id: 5, name: "Pour vous" }, "/api/conseil/5/download"],
  [{ kind: "cart" }, "/api/user/me/cart_download"],
] as const)(
  "%j is fetched with the token and saved under the backend's name; the dialog then closes",
  async (target, path) => {
    const asked = fileAt(path, `filename="x"; filename*=UTF-8''%C3%A9t%C3%A9.zip`);
    const modal = await dialog(target);
    await userEvent.click(screen.getByRole("button", { name: "Télécharger" }));
    await waitFor(() => expect(saved).toEqual(["été.zip"]));
    expect(asked.token).toBe(`Bearer ${ana.token}`);
    expect(stood).toEqual([true]);
    await waitFor(() => expect(modal).not.toBeInTheDocument());
  },
);

test("any other status says so in the specification's words, and the dialog stays", async () => {
  network.use(http.get("*/api/front/tracks/3/download", () => new Response(null, { status: 500 })));
  const modal = await dialog({ kind: "track", id: 3, name: "Tamaris" });
  await userEvent.click(screen.getByRole("button", { name: "Télécharger" }));
  expect(await screen.findByText("Erreur HTTP ! statut: 500")).toBeVisible();
  expect(modal).toBeVisible();
  expect(saved).toEqual([]);
});

test("if WAV is offered, it can be chosen", async () => {
  let query = "";
  const offer = {
    "@id": "/api/front/download_offers",
    "@type": "DownloadOffer",
    files: 2,
    formats: [
      { format: "mp3", files: 2, bytes: 4_200_000 },
      { format: "wav", files: 1, bytes: 31_000_000 },
    ],
  };
  network.use(
    http.get("*/api/front/download_offers", () => HttpResponse.json(offer)),
    http.get("*/api/playlist/4/download", ({ request }) => {
      query = new URL(request.url).search;
      return new HttpResponse("zip");
    }),
  );
  await dialog({ kind: "playlist", id: 4, name: "Doc" });
  await userEvent.click(await screen.findByRole("radio", { name: /WAV.*1 sur 2 · 31\u00a0Mo/ }));
  await userEvent.click(screen.getByRole("button", { name: "Télécharger" }));
  await waitFor(() => expect(saved).toEqual(["download"]));
  expect(query).toBe("?locale=fr&format=wav");
});

test.each([
  [`attachment; filename="a.mp3"; filename*=UTF-8''%C3%A9.mp3`, "é.mp3"],
  [`attachment; filename="a \\"b\\".mp3"`, 'a "b".mp3'],
  ["attachment; filename=a.mp3", "a.mp3"],
  ["attachment", "download"],
  [null, "download"],
])("%j is saved as %j", (disposition, name) => {
  expect(fileName(disposition)).toBe(name);
});

test("a saved file's address is revoked after forty seconds, not before", () => {
  vi.useFakeTimers();
  saveFile({ blob: new Blob(["x"]), name: "x.mp3" });
  vi.advanceTimersByTime(39_999);
  expect(revoked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(revoked).toEqual(["blob:0"]);
});
