import { notFound } from "next/navigation";

/** Addresses that nothing answers would otherwise fill the page cache, one file each. */
export const dynamic = "force-dynamic";

/** The title of the 404 page, where the router shows it within the site. */
export const generateMetadata = () => notFound();

export default function UnknownPage() {
  notFound();
}
