/** As the demo and our own texts call the house. */
const OWN = "Sillon";
/** A house that gave no name. */
const PLAIN = "Catalogue";

/** Name of the house whose catalogue this is: `SITE_NAME`, else the demo's, or a plain one without the demo. For servers. */
export const houseName = (): string => process.env.SITE_NAME || (process.env.DEMO === "off" ? PLAIN : OWN);

/** Whether it is the house of the demo, with its words and its drawings. */
export const isDemoHouse = (): boolean => houseName() === OWN;

/** A text of ours with the name of the house in it; a locked groove, in French “sillon de sortie”, is no name. */
export const inHouseName = (text: string): string =>
  text.replace(/\bSillon\b(?! de sortie)/g, () => houseName());
