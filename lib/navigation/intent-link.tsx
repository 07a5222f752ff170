import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"a">, "href"> & {
  href: string;
  /** Whether the next page starts at its top; true by default. */
  scroll?: boolean;
};

/**
 * Link to a page of the site, on server and browser: a plain anchor that also works without scripts. `FollowLinks`
 * prefetches its page on intent and navigates without reloading the site.
 */
export function IntentLink({ scroll = true, ...props }: Props) {
  // Any further effect belongs to the release; so does navigation out of this window.
  const waits = props.onClick !== undefined || props.target !== undefined;
  // Absent attributes are left out: otherwise each link would add them to the page's data.
  return <a {...props} data-page={waits ? "release" : ""} {...(!scroll && { "data-scroll": "keep" })} />;
}
