import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { useToast } from "#/components/toast/show-toast.ts";
import { Toaster } from "#/components/toast/toaster.tsx";
import { VIOLATION_CODES } from "#/contract/error.ts";
import type { User } from "#/contract/user.ts";
import { AdviceForm } from "#/features/forms/advice-form.tsx";
import { ContactForm } from "#/features/forms/contact-form.tsx";
import { ContestForm } from "#/features/forms/contest-form.tsx";
import { SIGNED_OUT, useSession } from "#/features/session/store.ts";
import { CaptchaAtStart } from "#/features/site/captcha/captcha-at-start.tsx";
import { Providers } from "#/features/site/providers.tsx";
import { network } from "#/tests/support/jsdom.ts";
import { answerByRealApi } from "#/tests/support/real-api.ts";
import { renderInSite } from "#/tests/support/render-in-site.tsx";

const called = answerByRealApi();
beforeEach(() => sessionStorage.clear());

const field = (name: string | RegExp) => screen.getByRole("textbox", { name });

async function introduce(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field("Prénom"), "Marie");
  await user.type(field("Nom"), "Durand");
  await user.type(field("Adresse électronique"), "marie@example.org");
}

async function writeContact(user: ReturnType<typeof userEvent.setup>) {
  await introduce(user);
  await user.type(field("Objet"), "Un devis");
  await user.type(field("Message"), "Combien pour un film ?");
  await user.click(screen.getByRole("checkbox"));
}

test("a contact message is sent, and the next steps are shown in place of the form", async () => {
  const user = userEvent.setup();
  await renderInSite(<ContactForm />);
  await writeContact(user);
  await user.click(screen.getByRole("button", { name: "Envoyer" }));
  expect(await screen.findByRole("heading", { name: "Votre message est parti" })).toHaveFocus();
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(called).toContain("/api/contact_form_entries");
  await user.click(screen.getByRole("button", { name: "Écrire un autre message" }));
  expect(field("Prénom")).toHaveValue("Marie");
  expect(field("Message")).toHaveValue("");
});

test("if the captcha cannot be loaded, the form is kept, says what to do and offers another try", async () => {
  const user = userEvent.setup();
  network.use(http.get("*/api/captcha", () => HttpResponse.error()));
  await renderInSite(<ContactForm />);
  await writeContact(user);
  expect(await screen.findByText(/Vérifiez votre connexion/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Envoyer" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("La vérification a échoué");
  expect(field("Message")).toHaveValue("Combien pour un film ?");
  expect(called).not.toContain("/api/contact_form_entries");
});

test("the script of a captcha elsewhere is loaded at start; blocked, it breaks nothing and the form asks again", async () => {
  vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
  onTestFinished(() => void vi.unstubAllGlobals());
  const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>("script[src*=turnstile]")];
  await renderInSite(<CaptchaAtStart provider="turnstile" />);
  const script = await waitFor(() => {
    expect(scripts()).toHaveLength(1);
    return scripts()[0] as HTMLScriptElement;
  });
  expect(script.src).toBe("https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit");
  expect([script.async, script.fetchPriority]).toEqual([true, "low"]);
  fireEvent.error(script);
  await waitFor(() => expect(scripts()).toEqual([]));
  cleanup();

  const user = userEvent.setup();
  network.use(
    http.get("*/api/captcha", () =>
      HttpResponse.json({ "@id": "/api/captcha", "@type": "Captcha", provider: "turnstile", siteKey: "key" }),
    ),
  );
  await renderInSite(<ContactForm />);
  await user.type(field("Prénom"), "M");
  await waitFor(() => expect(scripts()).toHaveLength(1));
  expect(scripts()[0]?.fetchPriority).toBe("auto");
});

test("violations that the backend reports are shown at their fields", async () => {
  const user = userEvent.setup();
  network.use(
    http.post("*/api/contact_form_entries", () =>
      HttpResponse.json(
        {
          violations: [{ propertyPath: "subject", message: "Too long", code: VIOLATION_CODES.tooLong }],
        },
        { status: 422 },
      ),
    ),
  );
  await renderInSite(<ContactForm />);
  await writeContact(user);
  await user.click(screen.getByRole("button", { name: "Envoyer" }));
  await waitFor(() => expect(field("Objet")).toBeInvalid());
  expect(field("Objet")).toHaveAccessibleDescription("C’est trop long.");
});

test.each([
  ["fr", "La demande n’a pas abouti.", "Envoyer"],
  ["en", "The request did not go through.", "Send"],
] as const)(
  "in %s a form that the backend refuses reaches the shared handler, once, and shows no toast",
  async (lang, text, send) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const user = userEvent.setup();
    network.use(
      http.post("*/api/contact_form_entries", () =>
        HttpResponse.json({ violations: [] }, { status: 503, statusText: "Service Unavailable" }),
      ),
    );
    await renderInSite(
      <Providers>
        <ContactForm />
        <Toaster />
      </Providers>,
      { lang },
    );
    for (const [name, words] of [
      [/^(Prénom|First name)$/, "Marie"],
      [/^(Nom|Last name)$/, "Durand"],
      [/^(Adresse électronique|E-mail address)$/, "marie@example.org"],
      [/^(Objet|Subject)$/, "Un devis"],
      [/^(Message|Your message)$/, "Combien pour un film ?"],
    ] as const)
      await user.type(field(name), words);
    await user.click(screen.getByRole("checkbox"));
    await user.click(screen.getByRole("button", { name: send }));
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(warn.mock.calls.filter(([first]) => first === text)).toEqual([
      [text, expect.objectContaining({ status: 503 })],
    ]);
    expect(useToast.getState().isOpen).toBe(false);
    warn.mockRestore();
  },
);

test("a request for advice begins with the search and the track of the address, and is sent with its references", async () => {
  const user = userEvent.setup();
  await renderInSite(<AdviceForm />, { search: "text=attente&track=endless-delta" });
  await waitFor(() =>
    expect(field("La scène")).toHaveValue("J’ai cherché\u00a0: «\u00a0attente\u00a0».\n\n"),
  );
  expect(field(/^Référence 1/)).toHaveValue("http://localhost:4000/fr/album/endless-delta");
  await user.click(screen.getByRole("button", { name: "Ajouter une référence" }));
  await waitFor(() => expect(field(/^Référence 2/)).toHaveFocus());
  await introduce(user);
  await user.type(field("Titre du projet"), "Train de nuit");
  const deadline = screen.getByLabelText("Réponse souhaitée avant le");
  await user.type(deadline, "2020-01-01");
  await user.click(screen.getByRole("button", { name: "Envoyer" }));
  await waitFor(() =>
    expect(deadline).toHaveAccessibleDescription("Choisissez aujourd’hui ou un jour à venir."),
  );
  await user.clear(deadline);
  await user.type(deadline, "2099-01-01");
  await user.click(screen.getByRole("button", { name: "Envoyer" }));
  expect(await screen.findByRole("heading", { name: "Votre demande est entre nos mains" })).toBeVisible();
});

test("a registration shows the fields of the contest and is accepted", async () => {
  const user = userEvent.setup();
  await renderInSite(<ContestForm contest="/api/competition_contests/1" fields={["trackUrl"]} />);
  expect(screen.queryByRole("textbox", { name: /Téléphone/ })).toBeNull();
  await introduce(user);
  await user.type(field(/^Lien vers votre musique/), "http://example.org/a");
  await user.click(screen.getByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "Je m’inscris" }));
  await waitFor(() => expect(field(/^Lien vers votre musique/)).toBeInvalid());
  await user.clear(field(/^Lien vers votre musique/));
  await user.type(field(/^Lien vers votre musique/), "https://example.org/a");
  await user.click(screen.getByRole("button", { name: "Je m’inscris" }));
  expect(await screen.findByRole("heading", { name: "Inscription reçue" })).toBeVisible();
});

test("a signed-in person finds their name and address in the forms; typed text stays", async () => {
  const user = userEvent.setup();
  const person = {
    id: 3,
    firstname: "Ana",
    lastname: "Lê",
    email: "ana@example.org",
    company: null,
    phone: null,
  };
  await renderInSite(<AdviceForm />);
  await user.type(field("Prénom"), "Anne");
  act(() => useSession.setState({ user: person as User }));
  await waitFor(() => expect(field("Adresse électronique")).toHaveValue("ana@example.org"));
  expect(field("Nom")).toHaveValue("Lê");
  expect(field("Prénom")).toHaveValue("Anne");
  act(() => useSession.setState(SIGNED_OUT));
});
