"use client";

import { Check, TriangleAlert, X } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useLayoutEffect, useRef } from "react";
import { partLang } from "#/lib/i18n/part-lang.tsx";
import { closeToast, holdToast, releaseToast, runToastAction, useToast } from "./show-toast.ts";

/**
 * Renders the live region for toasts. It is always in the page, so that assistive technology announces each toast, and
 * lies above everything, including dialogs and their lists, because toasts also report actions made there.
 */
export function Toaster() {
  const t = useTranslations("toast");
  const { isOpen, status } = useToast();

  return (
    <section
      aria-label={t("label")}
      className="pointer-events-none safe-x fixed inset-x-4 bottom-[calc(var(--player-height)+16px)] z-[70] flex justify-center md:justify-end"
    >
      <div aria-live={status === "error" ? "assertive" : "polite"} aria-atomic="true">
        {isOpen && <Toast />}
      </div>
    </section>
  );
}

function Toast() {
  const t = useTranslations("toast");
  const { message, lang, status, action } = useToast();
  const pageLang = useLocale();
  const Icon = status === "success" ? Check : TriangleAlert;
  const box = useRef<HTMLDivElement>(null);
  // However the toast closes, a focus inside it returns to its previous element.
  useLayoutEffect(() => {
    const toast = box.current;
    let before: EventTarget | null = null;
    const enter = ({ relatedTarget: left }: FocusEvent) => {
      if (!(left instanceof Node && toast?.contains(left))) before = left;
    };
    toast?.addEventListener("focusin", enter);
    return () => {
      if (!toast?.contains(document.activeElement)) return;
      const back =
        before instanceof HTMLElement && before.isConnected ? before : document.getElementById("main");
      back?.focus({ preventScroll: true });
    };
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps the toast open.
    <div
      ref={box}
      onPointerEnter={() => holdToast("pointer")}
      onPointerLeave={() => releaseToast("pointer")}
      onFocus={() => holdToast("focus")}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) releaseToast("focus");
      }}
      data-status={status}
      className="toast pointer-events-auto flex max-w-[480px] items-start gap-3 rounded-control bg-ink py-3 pr-2 pl-4 text-body text-onink"
    >
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="mt-px shrink-0" />
      <p>
        <span className={status === "success" ? "sr-only" : "font-semibold"}>{t(`status.${status}`)}</span>{" "}
        <span lang={partLang(lang, pageLang)}>{message}</span>
      </p>
      {action && (
        <button
          type="button"
          onClick={runToastAction}
          className="touch-target shrink-0 font-semibold underline underline-offset-4 focus-visible:outline-onink"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        onClick={closeToast}
        aria-label={t("close")}
        className="touch-target -my-1 ml-1 grid size-7 shrink-0 place-items-center rounded-control focus-visible:outline-onink focus-visible:-outline-offset-2"
      >
        <X aria-hidden="true" size={16} />
      </button>
    </div>
  );
}
