import { notFound } from "next/navigation";

/** Addresses that nothing answers would otherwise fill the page cache, one file each. */
export const dynamic = "force-dynamic";

export default function UnknownPage() {
  notFound();
}
