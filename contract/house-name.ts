/** Name of the house in the demo and in our own texts. */
const DEMO_NAME = "Sillon";
/** Name of a house without one. */
const NEUTRAL_NAME = "Catalogue";

/** Returns the name of the house: `SITE_NAME`, else the demo's, or a neutral one without the demo. Only on servers. */
export const houseName = (): string =>
  process.env.SITE_NAME || (process.env.DEMO === "off" ? NEUTRAL_NAME : DEMO_NAME);

/** Returns whether this is the house of the demo, with its own texts and drawings. */
export const isDemoHouse = (): boolean => houseName() === DEMO_NAME;

/** Replaces the demo's name in a text by that of the house; “sillon de sortie” (locked groove) is no name. */
export const inHouseName = (text: string): string =>
  text.replace(/\bSillon\b(?! de sortie)/g, () => houseName());
