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

/** Props of every button of react-share; each network uses one of two names for the title. */
interface ShareButtonProps {
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
} as Record<string, ComponentType<ShareButtonProps>>;

/** The fourteen networks for sharing (specification §9, acceptance S64). */
export const NETWORK_NAMES = Object.keys(BUTTONS);

/**
 * Renders react-share's button for a network, with its own address and window. The network's page cannot access
 * this one: every page of the site isolates its opener (COOP, server/platform/edge/policy/security-headers.ts).
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
