import { expect, test } from "vitest";
import { fileName, safeName } from "./file-name.ts";

test.each([
  ["../../etc/passwd", "-.-etc-passwd"],
  ["..\\..\\windows\\system32", "-.-windows-system32"],
  ["/absolute", "-absolute"],
  ["C:\\x", "C-x"],
  ["CON", "_CON"],
  ["nul.txt", "_nul.txt"],
  ["com1", "_com1"],
  ["a\0b", "a b"],
  ["a\r\nContent-Type: text/html", "a Content-Type- text-html"],
  ['"; filename="evil.exe', "-; filename=-evil.exe"],
  ["name. . .", "name"],
  ["   ", "_"],
  ["...", "_"],
  ["a\u202Egnp.exe", "a gnp.exe"],
  ["<script>|?*", "-script-"],
  ["Été à Huế", "Été à Huế"],
])("%j is named %j", (title, name) => {
  expect(safeName(title)).toBe(name);
});

test("a long name is cut between letters and keeps its extension", () => {
  const name = fileName("🎻é".repeat(60), "mp3", "007 - ");
  // Contract §8.2.
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(120);
  expect(name).toMatch(/^007 - (🎻é)+🎻?\.mp3$/u);
});
