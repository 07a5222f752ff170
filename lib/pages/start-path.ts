/** The page that shows where the person left off: the default target of signing in. */
export const START_PATH = "/user/start";
