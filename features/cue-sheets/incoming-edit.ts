import { create } from "zustand";

/** An edit dropped elsewhere on the page, until the sheet reads it. */
export const useIncomingEdit = create<{ file: File | null }>(() => ({ file: null }));

/** Passes an edit to the open sheet. */
export const receiveEdit = (file: File) => useIncomingEdit.setState({ file });

/** Clears the edit once it was read or dismissed. */
export const clearIncomingEdit = () => useIncomingEdit.setState({ file: null });
