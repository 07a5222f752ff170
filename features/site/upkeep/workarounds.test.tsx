import { act, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";

// Each test here shows what React does today and what a piece of public/start.js makes good. One that fails is good
// news: the piece named in docs/workarounds.md can go.

/** The markup of `element` in the page, alive once `hydrate` is called. */
function served(element: React.ReactElement) {
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(element);
  onTestFinished(() => place.remove());
  return { place, hydrate: () => render(element, { container: place, hydrate: true }) };
}

test("React does not do what was pressed before it came alive", () => {
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

test("React hears of no value that it takes for known, until it is made to forget it", () => {
  const onChange = vi.fn();
  const { place, hydrate } = served(<input defaultValue="" onChange={onChange} />);
  const field = place.querySelector("input") as HTMLInputElement & {
    _valueTracker?: { setValue(value: string): void };
  };
  field.value = "typed before the scripts";
  hydrate();
  const say = () => act(() => void field.dispatchEvent(new Event("input", { bubbles: true })));
  say();
  expect(onChange).not.toHaveBeenCalled();
  // What public/start.js does. When this field of React's is gone, so is the way, and the test says it.
  expect(field._valueTracker).toBeDefined();
  field._valueTracker?.setValue("typed before the scripts ");
  say();
  expect(onChange).toHaveBeenCalledOnce();
});
