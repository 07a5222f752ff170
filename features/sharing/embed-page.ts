import type { AlbumDetail } from "#/contract/album.ts";
import { houseName } from "#/contract/house-name.ts";
import type { Id } from "#/contract/hydra.ts";
import type { Track } from "#/contract/track.ts";
import { formatDuration, parseDuration } from "#/features/player/duration.ts";
import type { Lang } from "#/lib/i18n/lang.ts";
import { albumName, albumSlug, coverPath } from "#/lib/i18n/localise.ts";
import { partLang } from "#/lib/i18n/part-lang.tsx";
import { markup, type SafeMarkup } from "#/lib/pages/markup-text.ts";
import { imageSet, mediaUrl } from "#/lib/pages/media.ts";
import { albumShareLink } from "./share-link.ts";

const COVER = 120;

/** Texts of the player, in the language of the page. */
export interface EmbedTexts {
  play: string;
  pause: string;
  position: string;
  open: string;
  tracks: string;
  /** Spoken position, with `{position}` and `{duration}`. */
  spoken: string;
}

/** Returns the `lang` attribute of a title in another language than the page's. */
function langOf(track: Track, lang: Lang): SafeMarkup | null {
  const own = partLang(track.nameLang, lang);
  return own ? markup` lang="${own}"` : null;
}

const seconds = (track: Track) => track.durationSeconds ?? parseDuration(track.duration);

function row(track: Track, index: number, lang: Lang): SafeMarkup {
  return markup`<li><button type="button" data-src="${mediaUrl(track.mp3Track)}" data-seconds="${seconds(track)}" data-name="${track.name}"${index === 0 ? markup` aria-current="true"` : null}><span class="number">${index + 1}</span><span class="name"${langOf(track, lang)}>${track.name}</span><span class="time">${formatDuration(seconds(track))}</span></button></li>`;
}

/**
 * Returns the document of the embedded player: a page without React that other sites show in a frame. `asked` is the id
 * of the requested track; null for the whole album. Scripts and styles are files: `public/embed.js`, `embed.css`.
 */
export function embedPage({
  album,
  asked,
  lang,
  site,
  texts,
}: {
  album: AlbumDetail;
  asked: Id | null;
  lang: Lang;
  site: string;
  texts: EmbedTexts;
}): string {
  const track = album.tracks.find(({ id }) => id === asked);
  const tracks = track ? [track] : album.tracks;
  const [first] = tracks;
  const name = albumName(album, lang);
  const cover = coverPath(album, lang);
  const page = albumShareLink(site, lang, track ? track.slug : albumSlug(album, lang));
  const writers = (track?.writer ?? album.writers).map((writer) => writer.name).join(", ");
  return markup`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${track ? track.name : name} · ${houseName()}</title>
<link rel="canonical" href="${page}">
<link rel="stylesheet" href="/embed.css">
<script src="/embed.js" defer></script>
</head>
<body>
<main${track ? markup` class="single"` : null}>
<header>
${cover ? markup`<img src="${imageSet(cover, COVER).src}" width="${COVER}" height="${COVER}" alt="">` : null}
<div class="head">
<p class="by">${writers}</p>
<h1${track ? langOf(track, lang) : null}><a href="${page}" target="_blank" rel="noopener">${track ? track.name : name}</a></h1>
<div class="controls">
<button type="button" class="play" data-play="${texts.play}" data-pause="${texts.pause}" aria-label="${texts.play}" disabled><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path class="triangle" d="M8 5v14l11-7z"/><path class="bars" d="M7 5h4v14H7zm6 0h4v14h-4z"/></svg></button>
<input type="range" min="0" max="${first ? seconds(first) : 0}" value="0" step="1" aria-label="${texts.position}" data-spoken="${texts.spoken}" disabled>
<span class="time" data-clock>${first ? formatDuration(seconds(first)) : ""}</span>
</div>
<audio preload="none"${first ? markup` src="${mediaUrl(first.mp3Track)}"` : null}></audio>
<noscript>${first ? markup`<audio controls preload="none" src="${mediaUrl(first.mp3Track)}"></audio>` : null}</noscript>
</div>
<a class="brand" href="${page}" target="_blank" rel="noopener" aria-label="${texts.open}">${houseName()}</a>
</header>
${track ? null : markup`<ol aria-label="${texts.tracks}">${tracks.map((one, index) => row(one, index, lang))}</ol>`}
</main>
</body>
</html>
`.text;
}
