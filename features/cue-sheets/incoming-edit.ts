import { create } from "zustand";

/** An edit that was dropped elsewhere on the page, until the sheet reads it. */
export const useIncomingEdit = create<{ file: File | null }>(() => ({ file: null }));

/** Hands an edit to the open sheet. */
export const receiveEdit = (file: File) => useIncomingEdit.setState({ file });

/** The edit was read, or put aside. */
export const clearIncomingEdit = () => useIncomingEdit.setState({ file: null });
