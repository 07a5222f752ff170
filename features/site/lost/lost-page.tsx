import type { ReactNode } from "react";
import { GROOVE_HEIGHT, GROOVE_WIDTH } from "./groove-box.ts";

type Props = { code: string; title: string; text: string; children: ReactNode };

/** Renders an error page: description, links onwards, and a groove that runs out of the page. */
export function LostPage({ code, title, text, children }: Props) {
  return (
    <section className="lost-page page-x relative flex min-h-[calc(100svh-var(--header-height)-var(--player-height))] flex-col justify-center overflow-hidden py-12">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${GROOVE_WIDTH} ${GROOVE_HEIGHT}`}
        preserveAspectRatio="xMinYMid slice"
        className="absolute right-0 bottom-0 h-1/2 w-full md:inset-y-0 md:h-full md:w-[47%] lg:w-[61%]"
      >
        <use href="/groove.svg#groove" className="fill-hue" />
      </svg>
      <div className="relative max-w-[470px] max-md:flex-1 md:max-w-[380px] lg:max-w-[470px]">
        <p className="text-label text-ink3">{code}</p>
        <h1 className="mt-3 text-[56px]/none tracking-[-0.035em] md:text-[80px]/[78px] lg:text-[104px]/[102px]">
          {title}
        </h1>
        <p className="mt-5 text-reading text-ink2 md:mt-8 md:text-[20px]/[29px]">{text}</p>
        <div className="mt-6 flex flex-wrap gap-2">{children}</div>
      </div>
    </section>
  );
}
