import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { closeToast } from "#/components/toast/show-toast.ts";
import { Toaster } from "#/components/toast/toaster.tsx";
import { AccessTokens } from "#/features/account/profile/access-tokens.tsx";
import { clearSession, loadProfile } from "#/features/session/session.ts";
import { Providers } from "#/features/site/providers.tsx";
import { storeToken } from "#/lib/api/token.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { realApi } from "../support/real-api.ts";
import { renderInSite } from "../support/render-in-site.tsx";
import { asBearer, signedIn } from "../support/signed-in.ts";

const { api } = realApi();
const PASSWORD = "une phrase de onze mots";
const user = userEvent.setup();

beforeEach(async () => {
  await api().reset();
  const who = await signedIn(api(), { password: PASSWORD });
  storeToken(who.token);
  await loadProfile();
});
afterEach(() => {
  act(() => {
    clearSession();
    closeToast();
  });
  cleanup();
});

const show = (lang: Lang) =>
  renderInSite(
    <Providers>
      <AccessTokens />
      <Toaster />
    </Providers>,
    { lang },
  );
const press = (name: string) => user.click(screen.getByRole("button", { name }));

test("a token is created for the ticked scopes, is shown once, works, and can be revoked in the list", async () => {
  await show("fr");
  expect(await screen.findByText("Aucun jeton d’accès.")).toBeVisible();
  await press("Créer un jeton d’accès");
  await press("Créer le jeton");
  // A name, a scope and the password are missing.
  expect((await screen.findAllByText(/Ce champ/)).length).toBeGreaterThan(0);
  await user.type(screen.getByLabelText("Nom"), "Montage de nuit");
  await user.click(screen.getByRole("checkbox", { name: "lire mes projets" }));
  await user.selectOptions(screen.getByLabelText("Durée de validité"), "30 jours");
  const password = screen.getByLabelText(/Votre mot de passe/, { selector: "input" });
  await user.type(password, "faux");
  await press("Créer le jeton");
  expect((await screen.findAllByText(/mot de passe actuel/)).length).toBeGreaterThan(0);
  await user.clear(password);
  await user.type(password, PASSWORD);
  await press("Créer le jeton");

  expect(await screen.findByText(/ne sera plus montré/)).toBeVisible();
  const token = screen.getByText(/^sillon_pat_/).textContent ?? "";
  const program = asBearer(api(), token);
  expect((await program("/api/user_playlists")).status).toBe(200);
  expect((await program("/api/user/me")).status).toBe(403);
  await press("Copier");
  expect(await screen.findByText("Le jeton est copié.")).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(token);

  await press("Je l’ai gardé");
  expect(screen.queryByText(token)).toBeNull();
  expect(screen.getByText("Montage de nuit")).toBeVisible();
  expect(screen.getByText(new RegExp(`…${token.slice(-4)} · valable jusqu’au`))).toBeVisible();
  await press("Révoquer Montage de nuit");
  expect(await screen.findByText("Aucun jeton d’accès.")).toBeVisible();
  expect((await program("/api/user_playlists")).status).toBe(401);
});

test("in English too, and a person who cancels makes none", async () => {
  await show("en");
  await user.click(await screen.findByRole("button", { name: "Create an access token" }));
  expect(screen.getByRole("checkbox", { name: "download tracks" })).not.toBeChecked();
  await press("Cancel");
  expect(screen.getByText("No access tokens.")).toBeVisible();
});
