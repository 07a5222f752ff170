/** Storage key in the browser of what was listened to last, for visitors too. */
export const LISTENING_KEY = "sillon.listening";
