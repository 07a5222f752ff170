import type { ReactNode } from "react";

/**
 * Renders a section of a page: its heading in the margin, its body beside it, and a line below unless it is the
 * last.
 */
export function MarginSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="page-x group">
      <div className="page-grid gap-y-4 border-line border-b py-8 group-last:border-b-0 lg:py-10">
        <h2 className="col-margin text-balance text-section">{title}</h2>
        <div className="col-body max-w-[760px]">{children}</div>
      </div>
    </section>
  );
}
