/** The page that says where one left off; signing in leads there when it was no page's errand. */
export const START_PATH = "/user/start";
