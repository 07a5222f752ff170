// Begins the reference of the API in the page that server/platform/reference/page.ts makes.
const dark = matchMedia("(prefers-color-scheme: dark)");
const dress = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", dress);
dress();

/** The path of a call is said by the button around it: a link within a button is neither read nor reached. */
const Path = ({ text }) => text;
const pathsWithoutLinks = { wrapComponents: { DeepLink: () => Path } };

/** Fields that are drawn without a name. */
const NAMES = { "#servers": "Server", ".body-param__text": "Request body" };
new MutationObserver(() => {
  for (const [selector, name] of Object.entries(NAMES)) {
    for (const field of document.querySelectorAll(`${selector}:not([aria-label])`)) {
      field.setAttribute("aria-label", name);
    }
  }
  // A long example scrolls by its own keys.
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
  // Nobody else is told of this document.
  validatorUrl: null,
  plugins: [pathsWithoutLinks],
});
