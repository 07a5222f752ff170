import { expect } from "@playwright/test";
import { demoPerson } from "./demo-person.ts";
import { test } from "./site-test.ts";

for (const [address, text] of [
  ["/fr/a-propos", "Erreur interne du serveur"],
  ["/en/about", "Internal Server Error"],
] as const) {
  test(`a call that fails says why in the language of ${address}`, async ({
    page,
    context,
    request,
    baseURL,
    provokes,
  }) => {
    const { token } = await demoPerson(request);
    await context.addCookies([{ name: "token", value: token, url: baseURL ?? "" }]);
    provokes(/ 500 .* at \/api\/user_playlists$/);
    await page.route("**/api/user_playlists", (route) => route.fulfill({ status: 500 }));
    await page.goto(address);
    await expect(page.getByText(text)).toBeVisible();
  });
}
