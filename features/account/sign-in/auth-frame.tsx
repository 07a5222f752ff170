"use client";

import { type ReactNode, useEffect, useRef } from "react";

/**
 * Frame of a page for visitors: a drawing of sound on one side, a form on the other (looks: login). When the answer to
 * a form takes its place, the focus moves from the form, which is gone, to the new title.
 */
export function AuthFrame({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current !== title) heading.current?.focus();
    shown.current = title;
  }, [title]);
  return (
    <div className="grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="h-28 overflow-hidden md:h-44 lg:sticky lg:top-14 lg:h-[calc(100svh-56px-var(--player-height))]">
        {/* biome-ignore lint/performance/noImgElement: a drawing of 13 kB, sharp at any size. */}
        <img
          src="/arches.svg"
          alt=""
          width={1200}
          height={1200}
          className="size-full object-cover dark:brightness-90"
        />
      </div>
      <div className="page-x flex justify-center py-10 lg:items-center lg:px-12 lg:py-16">
        <div className="flex w-full max-w-[440px] flex-col gap-8">
          <header className="flex flex-col gap-3">
            <h1 ref={heading} tabIndex={-1} className="text-[40px] leading-none md:text-h1">
              {title}
            </h1>
            {intro && <div className="text-pretty text-reading text-ink2 empty:hidden">{intro}</div>}
          </header>
          {children}
        </div>
      </div>
    </div>
  );
}
