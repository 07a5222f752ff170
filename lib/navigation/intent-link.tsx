import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"a">, "href"> & {
  href: string;
  /** Whether the next page begins at its top; true unless said. */
  scroll?: boolean;
};

/**
 * Link to a page of the site, for server and browser alike: a plain anchor, without scripts followed by the browser.
 * `FollowLinks` fetches its page on intent and leads to it without loading the site again.
 */
export function IntentLink({ scroll = true, ...props }: Props) {
  // What a press does besides belongs to the release; so does whatever leaves this window.
  const waits = props.onClick !== undefined || props.target !== undefined;
  // An attribute that is not there is not named: it would be in the data of every page, once a link.
  return <a {...props} data-page={waits ? "release" : "press"} {...(!scroll && { "data-scroll": "keep" })} />;
}
