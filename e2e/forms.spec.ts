import { expect, type Page } from "@playwright/test";
import { sentMails } from "./mailbox.ts";
import { test } from "./site-test.ts";

const WORDS = {
  fr: {
    names: ["Prénom", "Nom"],
    email: "Adresse électronique",
    contact: { subject: "Objet", message: "Message", send: "Envoyer", sent: "Votre message est parti" },
    toCorrect: /à reprendre/,
    consent: { open: "Gérer les cookies", ok: "J’ai compris" },
  },
  en: {
    names: ["First name", "Last name"],
    email: "E-mail address",
    contact: {
      subject: "Subject",
      message: "Your message",
      send: "Send",
      sent: "Your message is on its way",
    },
    toCorrect: /another look/,
    consent: { open: "Manage cookies", ok: "Got it" },
  },
} as const;

async function introduce(page: Page, lang: "fr" | "en", email: string): Promise<void> {
  const { names, email: label } = WORDS[lang];
  await page.getByRole("textbox", { name: names[0], exact: true }).fill("Marie");
  await page.getByRole("textbox", { name: names[1], exact: true }).fill("Durand");
  await page.getByRole("textbox", { name: label }).fill(email);
}

for (const lang of ["fr", "en"] as const) {
  test(`a message is corrected, survives a reload, is sent and arrives in the mailbox, ${lang}`, async ({
    page,
  }) => {
    const words = WORDS[lang];
    const email = `marie.${lang}@example.org`;
    await page.goto(`/${lang}/contact`);
    await introduce(page, lang, "marie@");
    await page.getByRole("textbox", { name: words.contact.subject }).fill("A quotation");
    await page.getByRole("textbox", { name: words.contact.message }).fill("How much for one film?");
    await page.getByRole("button", { name: words.contact.send, exact: true }).click();
    const summary = page.getByRole("alert").filter({ hasText: words.toCorrect });
    await expect(summary).toBeFocused();
    await expect(page.getByRole("textbox", { name: words.email })).toHaveAttribute("aria-invalid", "true");

    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem("draft.contact")))
      .toContain("How much for one film?");
    await page.reload();
    await expect(page.getByRole("textbox", { name: words.contact.message })).toHaveValue(
      "How much for one film?",
    );

    await page.getByRole("textbox", { name: words.email }).fill(email);
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: words.contact.send, exact: true }).click();
    await expect(page.getByRole("heading", { name: words.contact.sent })).toBeFocused();
    await expect
      .poll(async () => (await sentMails()).filter((mail) => mail.includes(`Reply-To: ${email}`)).length)
      .toBe(1);
  });

  test(`the consent marker opens the notice without leaving the page, and no cookie is set before consent, ${lang}`, async ({
    page,
    context,
  }) => {
    const words = WORDS[lang].consent;
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).hostname !== "localhost") elsewhere.push(request.url());
    });
    await page.goto(`/${lang}/contact`);
    const address = page.url();
    await page.getByRole("button", { name: words.open }).click();
    const notice = page.getByRole("dialog", { name: words.open });
    await expect(notice.getByRole("button", { name: words.ok })).toBeVisible();
    expect((await context.cookies()).filter(({ name }) => name !== "RFI_LOCALE_COOKIE")).toEqual([]);
    await expect.poll(() => notice.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await expect(notice).toBeHidden();
    expect([page.url(), elsewhere]).toEqual([address, []]);
  });
}

test("a request for advice is prefilled with the search, and says what happens next", async ({ page }) => {
  await page.goto("/fr/conseil-musical?text=attente&track=endless-delta");
  await expect(page.getByRole("textbox", { name: "La scène" })).toHaveValue(/attente/);
  await expect(page.getByRole("textbox", { name: /^Référence 1/ })).toHaveValue(
    /\/fr\/album\/endless-delta$/,
  );
  await introduce(page, "fr", "conseil@example.org");
  await page.getByRole("textbox", { name: "Titre du projet" }).fill("Train de nuit");
  await page.getByLabel("Réponse souhaitée avant le").fill("2099-05-01");
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Votre demande est entre nos mains" })).toBeFocused();
});

test("a registration for the contest is confirmed by email", async ({ page }) => {
  await page.goto("/fr/concours");
  await introduce(page, "fr", "concours@example.org");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Je m’inscris" }).click();
  await expect(page.getByRole("heading", { name: "Inscription reçue" })).toBeFocused();
  await expect
    .poll(async () => (await sentMails()).filter((mail) => mail.includes("To: concours@example.org")).length)
    .toBe(1);
});

test("the captcha's script is loaded at start, before any form; if it is blocked, the page still works", async ({
  page,
  provokes,
}) => {
  const solvers = new Set<string>();
  page.on("response", async (response) => {
    if (response.request().resourceType() !== "script") return;
    const text = await response.text().catch(() => "");
    if (text.includes("The proof of work took too long")) solvers.add(new URL(response.url()).pathname);
  });
  await page.goto("/fr/albums");
  await expect.poll(() => solvers.size).toBe(1);
  const [solver = ""] = solvers;
  provokes(new RegExp(`net::ERR_FAILED at ${solver}$`));
  await page.route(`**${solver}`, (route) => route.abort());
  const refused = page.waitForEvent("requestfailed", (request) => new URL(request.url()).pathname === solver);
  await page.goto("/en/albums");
  await refused;
  await page.getByRole("link", { name: "Contact" }).first().click();
  await expect(page.getByRole("textbox", { name: "First name" })).toBeVisible();
});

test("without the captcha the form says what to do, and the rest of the page works", async ({
  page,
  provokes,
}) => {
  provokes(/net::ERR_FAILED at \/api\/captcha/);
  await page.route("**/api/captcha**", (route) => route.abort());
  await page.goto("/fr/contact");
  await introduce(page, "fr", "marie@example.org");
  await expect(page.getByText("Vérifiez votre connexion")).toBeVisible();
  await page.getByRole("link", { name: "Albums" }).first().click();
  await expect(page).toHaveURL(/\/fr\/albums$/);
});
