import { createNavigation } from "next-intl/navigation";
import { routing } from "./routing.ts";

/** next-intl's navigation over the route table; pages take theirs from `navigation.ts`. */
export const baseNavigation = createNavigation(routing);
