"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { IntentLink } from "#/lib/navigation/intent-link.tsx";
import { ConsentButton } from "../consent/consent-button.tsx";
import type { MenuEntry } from "./menu-entries.ts";

type Props = Pick<ComponentProps<"a">, "aria-current" | "className" | "onClick"> & {
  entry: Pick<MenuEntry, "kind" | "href" | "newTab" | "icon">;
  children: ReactNode;
};

/** Renders an entry of a menu: a page of the site, an external address, the consent notice, or plain text. */
export function MenuLink({ entry: { kind, href, newTab, icon }, children, ...props }: Props) {
  const t = useTranslations("header");
  const title = (
    <>
      {icon && (
        // biome-ignore lint/performance/noImgElement: a small file of its own size; nothing is to be resized.
        <img src={icon} alt="" className="mr-2 inline-block size-4 shrink-0 object-contain align-[-2px]" />
      )}
      {children}
    </>
  );
  if (kind === "consent") return <ConsentButton className={props.className}>{title}</ConsentButton>;
  if (href === null) return <span className={props.className}>{title}</span>;

  const words = (
    <>
      {title}
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
