import { createContext } from "react";

/** Closes the menu's sheet; for links that others put into it. */
export const CloseMenu = createContext<() => void>(() => {});
