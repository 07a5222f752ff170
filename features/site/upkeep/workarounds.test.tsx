import { act, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";

// Each test here shows what React does today and what a piece of public/start.js compensates. A failing one is
// good news: the piece named in docs/workarounds.md can go.

/** Puts the markup of `element` into the page, hydrated once `hydrate` is called. */
function served(element: React.ReactElement) {
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(element);
  onTestFinished(() => place.remove());
  return { place, hydrate: () => render(element, { container: place, hydrate: true }) };
}

test("React does not replay presses from before hydration", () => {
  const onClick = vi.fn();
  const { place, hydrate } = served(
    <button type="button" onClick={onClick}>
      Play
    </button>,
  );
  const button = place.querySelector("button");
  button?.click();
  hydrate();
  expect(onClick).not.toHaveBeenCalled();
  button?.click();
  expect(onClick).toHaveBeenCalledOnce();
});

test("React ignores an event with a value that it already tracks, until its tracker is reset", () => {
  const onChange = vi.fn();
  const { place, hydrate } = served(<input defaultValue="" onChange={onChange} />);
  const field = place.querySelector("input") as HTMLInputElement & {
    _valueTracker?: { setValue(value: string): void };
  };
  field.value = "typed before the scripts";
  hydrate();
  const dispatchInput = () => act(() => void field.dispatchEvent(new Event("input", { bubbles: true })));
  dispatchInput();
  expect(onChange).not.toHaveBeenCalled();
  // As public/start.js does. If this field of React's disappears, the workaround no longer works, and this test
  // fails.
  expect(field._valueTracker).toBeDefined();
  field._valueTracker?.setValue("typed before the scripts ");
  dispatchInput();
  expect(onChange).toHaveBeenCalledOnce();
});
