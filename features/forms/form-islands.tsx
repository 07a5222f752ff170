"use client";

import { type ComponentProps, lazy } from "react";

const Contact = lazy(async () => ({ default: (await import("./contact-form.tsx")).ContactForm }));
const Advice = lazy(async () => ({ default: (await import("./advice-form.tsx")).AdviceForm }));
const Contest = lazy(async () => ({ default: (await import("./contest-form.tsx")).ContestForm }));

// Forms and their validation are loaded only with the page that shows them, not with the other pages of the
// content system. Server components import these functions: a lazy component itself cannot cross to the
// browser.

export function ContactFormIsland() {
  return <Contact />;
}

export function AdviceFormIsland() {
  return <Advice />;
}

export function ContestFormIsland(props: ComponentProps<typeof Contest>) {
  return <Contest {...props} />;
}
