"use client";

import { Menu } from "@base-ui/react/menu";
import { UserRound } from "lucide-react";
import NextLink from "next/link";
import { useTranslations } from "next-intl";
import type { User } from "#/contract/user.ts";
import { initials } from "#/features/session/initials.ts";
import { signOut } from "#/features/session/session.ts";
import { hrefPath } from "#/lib/i18n/href.ts";
import type { Lang } from "#/lib/i18n/lang.ts";

const ITEM =
  "flex min-h-10 items-center px-4 text-body outline-none data-highlighted:bg-hover data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-ink";

const PAGES = [
  ["start", "/user/start"],
  ["projects", "/user/projects/playlist"],
  ["cueSheets", "/user/projects/cue-sheet"],
  ["programme", "/user/projects/programme"],
  ["profile", "/user/profile"],
  ["listened", "/user/historique/ecoutes"],
  ["downloaded", "/user/historique/telecharger"],
  ["password", "/user/password"],
] as const;

/** Menu behind the person's initials: their pages, and sign-out (specification §2). */
export function UserMenu({ user, lang }: { user: User; lang: Lang }) {
  const t = useTranslations("account");
  const letters = initials(user, lang);
  const name = [user.firstname, user.lastname].filter(Boolean).join(" ") || user.email;
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="touch-target grid size-9 shrink-0 place-items-center rounded-full border border-line2 text-label font-semibold hover:border-ink data-popup-open:border-ink data-popup-open:bg-ink data-popup-open:text-onink">
        {letters ? <span>{letters}</span> : <UserRound aria-hidden="true" size={18} strokeWidth={1.75} />}
        {/* After the initials, so that voice control finds the button by its visible text. */}
        <span className="sr-only"> {t("menu", { name })}</span>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={8} className="z-50">
          <Menu.Popup className="fade w-64 rounded-control border border-line2 bg-bg py-2 text-ink outline-none">
            <div className="border-b border-line px-4 pb-3">
              <p className="truncate font-semibold text-row">{name}</p>
              {name !== user.email && <p className="truncate text-ink2 text-small">{user.email}</p>}
            </div>
            <div className="pt-2">
              {PAGES.map(([key, href]) => (
                <Menu.LinkItem
                  key={key}
                  closeOnClick
                  className={ITEM}
                  render={<NextLink href={hrefPath(href, lang)} prefetch={false} />}
                >
                  {t(key)}
                </Menu.LinkItem>
              ))}
            </div>
            <div className="mt-2 border-t border-line pt-2">
              <Menu.Item className={`${ITEM} w-full font-semibold`} onClick={() => void signOut()}>
                {t("signOut")}
              </Menu.Item>
            </div>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
