// Starts the API reference in the page of server/platform/reference/page.ts.
const dark = matchMedia("(prefers-color-scheme: dark)");
const dress = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", dress);
dress();

/** The button around a path already announces it: a link within a button can be neither read nor focused. */
const Path = ({ text }) => text;
const pathsWithoutLinks = { wrapComponents: { DeepLink: () => Path } };

/** Names of fields that Swagger renders without one. */
const NAMES = { "#servers": "Server", ".body-param__text": "Request body" };
new MutationObserver(() => {
  for (const [selector, name] of Object.entries(NAMES)) {
    for (const field of document.querySelectorAll(`${selector}:not([aria-label])`)) {
      field.setAttribute("aria-label", name);
    }
  }
  // A long example can be scrolled with the keyboard.
  for (const example of document.querySelectorAll(".microlight:not([tabindex])")) example.tabIndex = 0;
}).observe(document.body, { childList: true, subtree: true });

SwaggerUIBundle({
  url: "/api/docs.json",
  dom_id: "#reference",
  deepLinking: true,
  docExpansion: "list",
  filter: true,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  tryItOutEnabled: true,
  // The document is not sent to a validator elsewhere.
  validatorUrl: null,
  plugins: [pathsWithoutLinks],
});
