import { afterAll, beforeAll, expect, test } from "vitest";
import { albums } from "#/server/platform/db/schema/albums.ts";
import { placements } from "#/server/platform/db/schema/placements.ts";
import { cmsPages } from "#/server/platform/db/schema/site.ts";
import { writers } from "#/server/platform/db/schema/writers.ts";
import { apiForTests, type TestApi } from "#/tests/support/api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests();
  const html = '<p onmouseover="x()">kept</p><script>x()</script><svg/onload=x()>';
  await api.db.update(albums).set({ description: html, descriptionFr: html });
  await api.db.update(writers).set({ biography: html, biographyEn: html });
  await api.db.update(placements).set({ description: html, descriptionEn: html });
  await api.db.update(cmsPages).set({ content: html, contentEn: html });
});
afterAll(() => api.close());

test.each([
  "/api/album_lists_front?row=3",
  "/api/front/album/delta-sans-fin",
  "/api/page_writers?itemsPerPage=3",
  "/api/page_writers/1",
  "/api/page_placements?itemsPerPage=3",
  "/api/page_placements/1",
  "/api/cms_pages?slug=a-propos",
  "/api/front/global_search?search=kora&type=album",
])("%s returns only safe HTML, also if the database contains scripts", async (path) => {
  const response = await api.fetch(path);
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(text).toContain("<p>kept</p>");
  expect(text).not.toMatch(/onmouseover|onload|<script|<svg/);
});
