import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HOSTILE_HTML } from "#/tests/support/foreign-api.ts";
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

test("unsafe markup in a backend's texts is removed before display", () => {
  const markup = renderToStaticMarkup(<Markup html={`<p>kept</p>${HOSTILE_HTML}`} />);
  expect(markup).toContain("<p>kept</p>");
  expect(markup).toContain("<p>hostile words</p>");
  expect(markup).not.toMatch(
    /<(script|style|iframe|form|input|button|img)|window\.hostile|position:fixed|evil/,
  );
});

test.each([
  ["https://api.example/media/a.jpg", "/media/a.jpg"],
  ["https://api.example/v2/media/%C3%A9t%C3%A9.jpg?v=3&amp;w=9", "/media/%C3%A9t%C3%A9.jpg"],
  ["media/a%20b.jpg", "/media/a%20b.jpg"],
  ["/logo%20b.svg", "/logo%20b.svg"],
  ["https://cdn.example/a.jpg?v=3&amp;w=9", "https://cdn.example/a.jpg?v=3&amp;w=9"],
  ["https://api.example/media/%2e%2e/a.jpg", "https://api.example/media/%2e%2e/a.jpg"],
])("a picture in a text at %s is shown from %s", (src, shown) => {
  expect(renderToStaticMarkup(<Markup html={`<p><img src="${src}"></p>`} />)).toContain(
    `<p><img src="${shown}" alt="" loading="lazy" /></p>`,
  );
});

test("a text nested too deeply to be checked is left out", () => {
  expect(renderToStaticMarkup(<Markup html={"<b>".repeat(51)} />)).not.toContain("<b>");
});
