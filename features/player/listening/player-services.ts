import { followPart } from "../part/follow-part.ts";
import { followList } from "../queue/follow-list.ts";
import { followRow } from "../queue/follow-row.ts";
import { preloadNext } from "../queue/preload-next.ts";
import { noticeStalls } from "./notice-stalls.ts";
import { playInOneTab } from "./one-tab-at-a-time.ts";
import { rememberListening } from "./remember-listening.ts";

let started = false;

/** Starts the player's background services, once per visit. */
export function startPlayerServices(): void {
  if (started) return;
  started = true;
  rememberListening();
  playInOneTab();
  followList();
  followRow();
  preloadNext();
  noticeStalls();
  followPart();
}
