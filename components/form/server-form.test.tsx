import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { accepted, email, requiredProse } from "#/contract/constraints.ts";
import { VIOLATION_CODES } from "#/contract/error.ts";
import { ApiError } from "#/lib/api/api-error.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { CheckboxField } from "./checkbox-field.tsx";
import { Honeypot } from "./honeypot.tsx";
import { PasswordField } from "./password-field.tsx";
import { ServerForm } from "./server-form.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { TextAreaField } from "./text-area-field.tsx";
import { TextField } from "./text-field.tsx";
import { useServerForm } from "./use-server-form.ts";

const schema = z.object({
  email,
  message: requiredProse(10, 40),
  password: z.string().min(1),
  consent: accepted,
  website: z.string().optional(),
});
type Sent = z.output<typeof schema>;

function Letter({ send, onSent }: { send: (values: Sent) => Promise<unknown>; onSent?: () => void }) {
  const form = useServerForm<z.input<typeof schema>, Sent>({
    schema,
    defaults: { email: "", message: "", password: "", consent: false, website: "" },
    draft: "letter",
    neverKept: ["password"],
    send,
    ...(onSent ? { onSent } : {}),
  });
  return (
    <ServerForm form={form} label="Letter">
      <TextField name="email" label="E-mail" hint="We answer there." type="email" autoComplete="email" />
      <TextAreaField name="message" label="Message" most={40} />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <CheckboxField name="consent" label="I agree" />
      <Honeypot />
      <SubmitButton>Send</SubmitButton>
    </ServerForm>
  );
}

beforeEach(() => sessionStorage.clear());

async function open(send: (values: Sent) => Promise<unknown> = async () => undefined, lang: Lang = "en") {
  const user = userEvent.setup();
  const view = await renderInSite(<Letter send={send} />, { lang });
  return { user, view, button: screen.getByRole("button", { name: "Send" }) };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText("E-mail"), " Marie@Example.org ");
  await user.type(screen.getByLabelText("Message"), "A message long enough");
  await user.type(screen.getByLabelText("Password"), "a secret of mine");
  await user.click(screen.getByLabelText("I agree"));
}

test("shows errors at each field and in a summary, which takes the focus and links to the fields", async () => {
  const sent: Sent[] = [];
  const { user, button } = await open(async (values) => sent.push(values));
  await user.type(screen.getByLabelText("E-mail"), "marie@");
  await user.click(button);

  const summary = await screen.findByRole("alert");
  await waitFor(() => expect(summary).toHaveFocus());
  const links = within(summary).getAllByRole("link");
  expect(links.map((link) => link.textContent?.split(":")[0])).toEqual([
    "E-mail",
    "Message",
    "Password",
    "Your agreement is needed.",
  ]);
  const email = screen.getByLabelText("E-mail");
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription(
    "We answer there. This address is not valid. Example: marie@example.org",
  );
  await user.click(links[1] as HTMLElement);
  expect(screen.getByLabelText("Message")).toHaveFocus();
  expect(sent).toEqual([]);

  await user.type(email, "example.org");
  await waitFor(() => expect(email).toBeValid());
});

test("sends valid values once, trimmed, while the button shows that it is busy", async () => {
  const sent: Sent[] = [];
  let finish: () => void = () => undefined;
  const { user, button } = await open((values) => {
    sent.push(values);
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  });
  await fill(user);
  await user.click(button);
  expect(await screen.findByRole("button", { name: "Sending…" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Sending…" }));
  finish();
  await screen.findByRole("button", { name: "Send" });
  expect(sent).toEqual([
    expect.objectContaining({ email: "marie@example.org", message: "A message long enough", consent: true }),
  ]);
});

test("violations of the backend appear at their fields in the visitor's language, unknown ones at the top, and no input is lost", async () => {
  const { user, button } = await open(async () => {
    throw new ApiError(422, "Unprocessable Content", [
      { propertyPath: "email", message: "This value is already used.", code: VIOLATION_CODES.unique },
      {
        propertyPath: "message",
        message: "It should have 40 characters or less.",
        code: VIOLATION_CODES.tooLong,
      },
      { propertyPath: "elsewhere[2].deep", message: "?", code: "unheard-of" },
    ]);
  }, "fr");
  await fill(user);
  await user.click(button);
  const summary = await screen.findByRole("alert");
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveTextContent("2 réponses sont à reprendre");
  expect(summary).toHaveTextContent("Cette valeur n’est pas admise.");
  expect(screen.getByLabelText("E-mail")).toHaveAccessibleDescription(/Cette valeur est déjà prise\.$/);
  expect(screen.getByLabelText("Message")).toHaveAccessibleDescription(/40 caractères au plus/);
  expect(screen.getByLabelText("Message")).toHaveValue("A message long enough");
  expect(screen.getByLabelText("Password")).toHaveValue("a secret of mine");
});

test.each([
  [new TypeError("fetch failed"), "The site is not answering"],
  [new ApiError(500, "Internal Server Error"), "It could not be sent"],
  [new ApiError(429, "Too Many Requests"), "Too many messages"],
])("shows %s at the top", async (error, expected) => {
  const { user, button } = await open(async () => {
    throw error;
  });
  await fill(user);
  await user.click(button);
  expect(await screen.findByRole("alert")).toHaveTextContent(expected);
});

test("typed input survives leaving the page, passwords do not, and sent values are deleted", async () => {
  const { user, view } = await open();
  await fill(user);
  await waitFor(() => expect(sessionStorage.getItem("draft.letter")).toContain("A message long enough"));
  expect(sessionStorage.getItem("draft.letter")).not.toContain("secret");
  view.unmount();
  const again = await open(async () => undefined);
  await waitFor(() => expect(screen.getByLabelText("Message")).toHaveValue("A message long enough"));
  expect(screen.getByLabelText("Password")).toHaveValue("");
  await again.user.type(screen.getByLabelText("Password"), "a secret of mine");
  await again.user.click(again.button);
  await waitFor(() => expect(sessionStorage.getItem("draft.letter")).toBeNull());
});

test("stores input typed just before the page is left", async () => {
  const { user, view } = await open();
  await fill(user);
  view.unmount();
  expect(sessionStorage.getItem("draft.letter")).toContain("A message long enough");
  expect(sessionStorage.getItem("draft.letter")).not.toContain("secret");
});

test("a password can be shown, letters are counted, and only bots reach the hidden field", async () => {
  const { user, view } = await open();
  const password = screen.getByLabelText("Password");
  expect(password).toHaveAttribute("type", "password");
  await user.click(screen.getByRole("button", { name: "Show the password", pressed: false }));
  expect(password).toHaveAttribute("type", "text");
  await user.type(screen.getByLabelText("Message"), "Twelve chars");
  expect(screen.getByText("12 of 40 characters")).toBeVisible();
  expect(screen.queryByRole("textbox", { name: /empty/ })).toBeNull();
  const hidden = view.container.querySelector("[name=website]");
  expect(hidden).toHaveAttribute("tabindex", "-1");
});
