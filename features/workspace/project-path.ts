/** The pages of projects and of music advice (specification §2); `search={id}` selects one. */
export const PROJECT_PATH = "/user/projects/playlist";
export const ADVICE_PATH = "/user/projects/conseil-musical";
