import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { loadMessages } from "#/lib/i18n/messages.ts";
import { CheckboxField } from "./checkbox-field.tsx";
import { keepDraft } from "./draft.ts";
import { ServerForm } from "./server-form.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { TextField } from "./text-field.tsx";
import { useServerForm } from "./use-server-form.ts";

const schema = z.object({ email: z.string(), terms: z.boolean() });

function Form({ send }: { send: (values: z.output<typeof schema>) => Promise<unknown> }) {
  const form = useServerForm({ schema, defaults: { email: "", terms: false }, draft: "early", send });
  return (
    <ServerForm form={form} label="Form">
      <TextField name="email" label="E-mail" />
      <CheckboxField name="terms" label="Terms" />
      <SubmitButton>Send</SubmitButton>
    </ServerForm>
  );
}

test("values typed and ticked before the scripts ran stay, and take precedence over the draft", async () => {
  keepDraft("early", { email: "old@example.org" }, []);
  const send = vi.fn(async () => {});
  const messages = await loadMessages("en");
  const page = (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Europe/Paris">
      <Form send={send} />
    </NextIntlClientProvider>
  );
  const box = document.createElement("div");
  document.body.append(box);
  box.innerHTML = renderToString(page);
  const field = screen.getByLabelText<HTMLInputElement>("E-mail");
  field.value = "ana@example.org";
  screen.getByLabelText<HTMLInputElement>("Terms").checked = true;
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(box, page);
  });
  expect(screen.getByLabelText("E-mail")).toHaveValue("ana@example.org");
  expect(screen.getByLabelText("Terms")).toBeChecked();
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(send).toHaveBeenCalledWith({ email: "ana@example.org", terms: true }));
  act(() => root?.unmount());
  box.remove();
});
