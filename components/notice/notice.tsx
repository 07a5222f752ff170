import type { ReactNode } from "react";

/**
 * Renders a message in place of a list that is empty or failed to load, with the next step. The drawing is one
 * flat furrow; `failed` announces the message to assistive technology.
 */
export function Notice({
  title,
  text,
  failed = false,
  children,
}: {
  title: string;
  text: string;
  failed?: boolean;
  children?: ReactNode;
}) {
  return (
    <div role={failed ? "alert" : "status"} className="max-w-[60ch] border-t border-ink pt-5 pb-10">
      <svg viewBox="0 0 240 24" width="240" height="24" aria-hidden="true" focusable="false" className="mb-4">
        <path
          d={failed ? "M0 12h96M116 12h8M144 12h96" : "M0 12h240"}
          className="stroke-line2"
          strokeWidth="1"
        />
        <path d="M0 9.6Q12 5 24 9.6T56 11.6V12.4Q36 17 24 14.4T0 14.4z" className="fill-ink" />
      </svg>
      <p className="display-type font-semibold text-section">{title}</p>
      <p className="mt-2 text-reading text-ink2">{text}</p>
      {children && <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">{children}</div>}
    </div>
  );
}
