import { create } from "zustand";

/** An edit that was dropped elsewhere on the page and waits for the sheet to read it. */
export const useIncomingEdit = create<{ file: File | null }>(() => ({ file: null }));

/** Passes an edit to the open sheet. */
export const receiveEdit = (file: File) => useIncomingEdit.setState({ file });

/** Clears the edit after it has been read or dismissed. */
export const clearIncomingEdit = () => useIncomingEdit.setState({ file: null });
