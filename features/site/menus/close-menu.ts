import { createContext } from "react";

/** Closes the menu's sheet: for what others put into it, once it was followed. */
export const CloseMenu = createContext<() => void>(() => {});
