import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Markup } from "./markup.tsx";

test("data for search engines cannot end its own script", () => {
  const markup = renderToStaticMarkup(<Markup data={{ name: "</script><script>alert(1)</script>" }} />);
  expect(markup.match(/<\/?script/g)).toHaveLength(2);
  expect(JSON.parse(markup.replace(/^<script[^>]*>|<\/script>$/g, ""))).toEqual({
    name: "</script><script>alert(1)</script>",
  });
});

test("shows formatted text unchanged", () => {
  expect(renderToStaticMarkup(<Markup html="<p>À <em>Ségou</em></p>" />)).toContain(
    "<p>À <em>Ségou</em></p>",
  );
});
