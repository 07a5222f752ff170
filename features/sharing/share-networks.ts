/** What is shared: the address of the page and its title. */
export interface Shared {
  url: string;
  title: string;
}

/** The pages by which networks take a link, each with its own names for the address and the title. */
const NETWORKS = {
  facebook: { page: "https://www.facebook.com/sharer/sharer.php", url: "u" },
  x: { page: "https://x.com/intent/post", url: "url", title: "text" },
  linkedin: { page: "https://www.linkedin.com/sharing/share-offsite/", url: "url" },
  whatsapp: { page: "https://api.whatsapp.com/send", both: "text" },
  telegram: { page: "https://t.me/share/url", url: "url", title: "text" },
  reddit: { page: "https://www.reddit.com/submit", url: "url", title: "title" },
  pinterest: { page: "https://www.pinterest.com/pin/create/button/", url: "url", title: "description" },
  tumblr: { page: "https://www.tumblr.com/widgets/share/tool", url: "canonicalUrl", title: "title" },
  bluesky: { page: "https://bsky.app/intent/compose", both: "text" },
  threads: { page: "https://www.threads.net/intent/post", url: "url", title: "text" },
  vk: { page: "https://vk.com/share.php", url: "url", title: "title" },
  line: { page: "https://social-plugins.line.me/lineit/share", url: "url", title: "text" },
  weibo: { page: "https://service.weibo.com/share/share.php", url: "url", title: "title" },
  email: { page: "mailto:", url: "body", title: "subject" },
} as const satisfies Record<string, { page: string; url?: string; title?: string; both?: string }>;

export type Network = keyof typeof NETWORKS;

/** The networks that a link can be handed to. */
export const NETWORK_NAMES = Object.keys(NETWORKS) as Network[];

/**
 * The address that opens `network` with a link ready to be posted. Address and title are encoded whole, so that nothing
 * in them can end the parameter they stand in (acceptance S64).
 */
export function shareAddress(network: Network, { url, title }: Shared): string {
  const names: { page: string; url?: string; title?: string; both?: string } = NETWORKS[network];
  const values = [
    [names.url, url],
    [names.title, title],
    [names.both, `${title} ${url}`],
  ].flatMap(([name, value]) => (name && value ? [`${name}=${encodeURIComponent(value)}`] : []));
  return `${names.page}?${values.join("&")}`;
}
