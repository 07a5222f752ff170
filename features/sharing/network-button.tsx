import type { ComponentType, ReactNode } from "react";
import {
  BlueskyShareButton,
  EmailShareButton,
  FacebookShareButton,
  InstapaperShareButton,
  LineShareButton,
  LinkedinShareButton,
  RedditShareButton,
  TelegramShareButton,
  ThreadsShareButton,
  TumblrShareButton,
  VKShareButton,
  WeiboShareButton,
  WhatsappShareButton,
  XShareButton,
} from "react-share";

/** What every button of react-share takes; by which of two names it takes the title is its network's affair. */
interface Handed {
  url: string;
  title?: string;
  subject?: string;
  resetButtonStyle: boolean;
  onClick?: () => void;
  className?: string | undefined;
  children: ReactNode;
}

const BUTTONS = {
  facebook: FacebookShareButton,
  x: XShareButton,
  linkedin: LinkedinShareButton,
  email: EmailShareButton,
  whatsapp: WhatsappShareButton,
  telegram: TelegramShareButton,
  reddit: RedditShareButton,
  tumblr: TumblrShareButton,
  bluesky: BlueskyShareButton,
  threads: ThreadsShareButton,
  vk: VKShareButton,
  line: LineShareButton,
  weibo: WeiboShareButton,
  instapaper: InstapaperShareButton,
} as Record<string, ComponentType<Handed>>;

/** The fourteen networks that a link can be handed to (specification §9, acceptance S64). */
export const NETWORK_NAMES = Object.keys(BUTTONS);

/**
 * Hands a link and its title to a network: react-share's own button, address and window. The network's page cannot
 * reach back into this one: every page of the site asks for an opener of its own (COOP, server/platform/edge/policy/security-headers.ts).
 */
export function NetworkButton({
  network,
  url,
  title,
  onShared,
  className,
  children,
}: {
  network: string;
  url: string;
  title: string;
  onShared?: () => void;
  className?: string;
  children: ReactNode;
}) {
  const Post = BUTTONS[network];
  if (!Post) return null;
  return (
    <Post
      url={url}
      {...(network === "email" ? { subject: title } : { title })}
      resetButtonStyle={false}
      {...(onShared && { onClick: onShared })}
      className={className}
    >
      {children}
    </Post>
  );
}
