import { shownHtml } from "#/lib/pages/shown-html.ts";

/**
 * The only place where markup is inserted unescaped (security T13): `html` of the backend, cleaned and shown as
 * formatted text, or `data` for search engines as a JSON-LD script in which no tag can begin.
 */
export function Markup(props: { html: string; className?: string } | { data: object }) {
  if ("data" in props) {
    const json = JSON.stringify(props.data).replaceAll("<", "\\u003c");
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text must not be escaped, and holds no tag.
    return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  }
  const look =
    "[&_p+p]:mt-[0.75em] [&_h2]:mt-8 [&_h2]:mb-3 [&_h2]:text-h2 [&_h3]:mt-6 [&_h3]:mb-2 [&_h3]:font-semibold [&_ul]:my-3 [&_ul]:list-disc [&_ul]:pl-5 [&_ol]:my-3 [&_ol]:list-decimal [&_ol]:pl-5 [&_li]:mt-1 [&_a]:underline [&_a]:decoration-line2 [&_a]:underline-offset-3 [&_a:hover]:decoration-current [&_strong]:font-semibold [&_blockquote]:my-4 [&_blockquote]:border-l-2 [&_blockquote]:border-ink [&_blockquote]:pl-4 [&_table]:my-4 [&_table]:w-full [&_th]:border-b [&_th]:border-ink [&_th]:py-2 [&_th]:text-left [&_td]:border-b [&_td]:border-line [&_td]:py-2 [&_td]:align-top [&_img]:h-auto [&_img]:max-w-full [&_figure]:my-4 [&_figcaption]:mt-2 [&_figcaption]:text-label [&_figcaption]:text-ink3 wrap-anywhere text-pretty";
  return (
    <div
      className={`${look} ${props.className ?? ""}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: formatting, links and pictures only, whichever backend sent it.
      dangerouslySetInnerHTML={{ __html: shownHtml(props.html) }}
    />
  );
}
