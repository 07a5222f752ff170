import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderInSite } from "#/tests/support/render-in-site.tsx";
import { closeToast, showToast, showToastNext, withdrawToast } from "./show-toast.ts";
import { Toaster } from "./toaster.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  closeToast();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test("a toast opens after 100 ms and closes 10 s later", async () => {
  await renderInSite(<Toaster />);
  showToast({ message: "Enregistré", status: "success" });
  pass(99);
  expect(screen.queryByText("Enregistré")).toBeNull();
  pass(1);
  expect(screen.getByText("Enregistré")).toBeVisible();
  pass(9_999);
  expect(screen.getByText("Enregistré")).toBeVisible();
  pass(1);
  expect(screen.queryByText("Enregistré")).toBeNull();
});

test("a toast closes when its button is pressed", async () => {
  await renderInSite(<Toaster />);
  showToast({ message: "Enregistré", status: "success" });
  pass(100);
  act(() => screen.getByRole("button", { name: "Fermer la notification" }).click());
  expect(screen.queryByText("Enregistré")).toBeNull();
});

test("a toast is withdrawn by its message, another one stays", async () => {
  await renderInSite(<Toaster />);
  showToast({ message: "Enregistré", status: "success" });
  pass(100);
  act(() => withdrawToast("Session finie"));
  expect(screen.getByText("Enregistré")).toBeVisible();
  act(() => withdrawToast("Enregistré"));
  expect(screen.queryByText("Enregistré")).toBeNull();
});

test("a queued message waits until the toast has closed, and is shown at once if there is none", async () => {
  await renderInSite(<Toaster />);
  showToast({ message: "Session finie", status: "error" });
  showToastNext({ message: "Pas supprimé", status: "error" });
  pass(100);
  expect(screen.getByText("Session finie")).toBeVisible();
  showToast({ message: "Session bien finie", status: "error" });
  pass(100 + 9_999);
  expect(screen.getByText("Session bien finie")).toBeVisible();
  expect(screen.queryByText("Pas supprimé")).toBeNull();
  pass(1 + 100);
  expect(screen.getByText("Pas supprimé")).toBeVisible();
  act(closeToast);
  showToastNext({ message: "Enfin", status: "success" });
  pass(100);
  expect(screen.getByText("Enfin")).toBeVisible();
});

test("the focus in the toast returns to its previous element when the action is pressed", async () => {
  await renderInSite(
    <>
      <button type="button">Retirer</button>
      <Toaster />
    </>,
  );
  const before = screen.getByRole("button", { name: "Retirer" });
  before.focus();
  showToast({ message: "Retiré", status: "success", action: { label: "Annuler", run: () => {} } });
  pass(100);
  expect(before).toHaveFocus();
  act(() => screen.getByRole("button", { name: "Annuler" }).focus());
  act(() => screen.getByRole("button", { name: "Fermer la notification" }).focus());
  act(() => screen.getByRole("button", { name: "Annuler" }).click());
  expect(screen.queryByText("Retiré")).toBeNull();
  expect(before).toHaveFocus();
});

test("a toast stays while focus or pointer is in it, and ten seconds once neither is", async () => {
  await renderInSite(
    <>
      <button type="button">Retirer</button>
      <Toaster />
    </>,
  );
  showToast({ message: "Retiré", status: "success", action: { label: "Annuler", run: () => {} } });
  pass(100);
  const back = screen.getByRole("button", { name: "Annuler" });
  pass(9_000);
  act(() => back.focus());
  pass(60_000);
  act(() => screen.getByRole("button", { name: "Fermer la notification" }).focus());
  fireEvent.pointerEnter(screen.getByText("Retiré"));
  act(() => screen.getByRole("button", { name: "Retirer" }).focus());
  pass(60_000);
  expect(back).toBeVisible();
  fireEvent.pointerLeave(screen.getByText("Retiré"));
  pass(9_999);
  expect(back).toBeVisible();
  pass(1);
  expect(screen.queryByText("Retiré")).toBeNull();
});

test.each([
  ["its time is over", () => pass(10_000), 1],
  [
    "it is closed",
    () => act(() => screen.getByRole("button", { name: "Fermer la notification" }).click()),
    1,
  ],
  ["another takes its place", () => showToast({ message: "Autre", status: "success" }), 1],
  ["it is pressed", () => act(() => screen.getByRole("button", { name: "Annuler" }).click()), 0],
] as const)("a toast's action lapses once when %s, unless it was run", async (_, go, times) => {
  const onLapse = vi.fn();
  const run = vi.fn();
  await renderInSite(<Toaster />);
  showToast({ message: "Supprimé", status: "success", action: { label: "Annuler", run, onLapse } });
  pass(100);
  expect(onLapse).not.toHaveBeenCalled();
  go();
  pass(30_000);
  expect(onLapse).toHaveBeenCalledTimes(times);
  expect(run).toHaveBeenCalledTimes(1 - times);
});

test("an action lapses when another toast replaces its own before it opens", () => {
  const onLapse = vi.fn();
  showToast({ message: "Supprimé", status: "success", action: { label: "Annuler", run: () => {}, onLapse } });
  showToast({ message: "Autre", status: "success" });
  expect(onLapse).toHaveBeenCalledTimes(1);
});

test("the focus in the toast moves to the page's content if its previous element is gone", async () => {
  await renderInSite(
    <>
      <main id="main" tabIndex={-1}>
        <button type="button">Retirer</button>
      </main>
      <Toaster />
    </>,
  );
  const before = screen.getByRole("button", { name: "Retirer" });
  before.focus();
  showToast({ message: "Retiré", status: "success" });
  pass(100);
  act(() => screen.getByRole("button", { name: "Fermer la notification" }).focus());
  before.replaceWith();
  act(() => screen.getByRole("button", { name: "Fermer la notification" }).click());
  expect(screen.getByRole("main")).toHaveFocus();
});

test("a second toast replaces the first and has ten seconds of its own", async () => {
  await renderInSite(<Toaster />);
  showToast({ message: "Premier", status: "success" });
  pass(9_000);
  showToast({ message: "Second", status: "error" });
  pass(100);
  expect(screen.queryByText("Premier")).toBeNull();
  pass(9_999);
  expect(screen.getByText("Second")).toBeVisible();
  pass(1);
  expect(screen.queryByText("Second")).toBeNull();
});

test.each(["error", "success", "warning"] as const)("%s looks the same in capitals", async (status) => {
  const { container } = await renderInSite(<Toaster />);
  showToast({ message: "Même", status });
  pass(100);
  const lower = container.innerHTML;
  showToast({ message: "Même", status: status.toUpperCase() as Uppercase<typeof status> });
  pass(100);
  expect(container.innerHTML).toBe(lower);
});
