import { choeur } from "./geometries/choeur.ts";
import { dialogue } from "./geometries/dialogue.ts";
import { disque } from "./geometries/disque.ts";
import { ensemble } from "./geometries/ensemble.ts";
import { fanfare } from "./geometries/fanfare.ts";
import { horizon } from "./geometries/horizon.ts";
import { nappe } from "./geometries/nappe.ts";
import { pulsation } from "./geometries/pulsation.ts";
import { sequence } from "./geometries/sequence.ts";
import { solo } from "./geometries/solo.ts";
import { texture } from "./geometries/texture.ts";
import { voix } from "./geometries/voix.ts";
import type { Mark, Stage } from "./stage.ts";

const GEOMETRIES = {
  nappe,
  pulsation,
  voix,
  dialogue,
  disque,
  solo,
  choeur,
  fanfare,
  ensemble,
  sequence,
  horizon,
  texture,
};

/** A kind of writing, as the catalogue spells it. */
export type Writing = keyof typeof GEOMETRIES;

/** The twelve kinds of writing. */
export const WRITINGS = Object.keys(GEOMETRIES) as Writing[];

/** Returns the geometry of a kind of writing. */
export const geometry = (writing: Writing): ((stage: Stage) => Mark[]) => GEOMETRIES[writing];
