/** Links to the routes of the site by their internal names. */
export { Link } from "./link.tsx";
