"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { IntentLink } from "#/lib/navigation/intent-link.tsx";
import { ConsentButton } from "../consent/consent-button.tsx";
import type { MenuEntry } from "./menu-entries.ts";

type Props = Pick<ComponentProps<"a">, "aria-current" | "className" | "onClick"> & {
  entry: Pick<MenuEntry, "kind" | "href" | "newTab">;
  children: ReactNode;
};

/** An entry of a menu: a page of the site, an address elsewhere, the consent notice, or plain words. */
export function MenuLink({ entry: { kind, href, newTab }, children, ...props }: Props) {
  const t = useTranslations("header");
  if (kind === "consent") return <ConsentButton className={props.className}>{children}</ConsentButton>;
  if (href === null) return <span className={props.className}>{children}</span>;

  const words = (
    <>
      {children}
      {newTab && (
        <>
          {" "}
          <span className="sr-only">{t("newTab")}</span>
        </>
      )}
    </>
  );
  const tab = newTab ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return kind === "page" ? (
    <IntentLink href={href} {...tab} {...props}>
      {words}
    </IntentLink>
  ) : (
    <a href={href} {...tab} {...props}>
      {words}
    </a>
  );
}
