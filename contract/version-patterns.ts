/** Pattern of the separator before the word of a version. */
export const BEFORE = String.raw`(?:[\s._-]+|\s*[([])`;
/** Pattern of everything that may follow it at the end of a name. */
export const AFTER = String.raw`(?:[\s_-]+(?:edit|mix|version|vers|cut))?[\s)\]]*$`;

/** Pattern of the word `cutdown`. */
export const CUT_DOWN = String.raw`cut[\s_-]?downs?`;
const UNIT = `(?:s|secs?|seconds?|secondes?|"|''|″)`;

/**
 * Returns the pattern of a length. A number without a unit is a length only after `_`, in brackets or beside a word for
 * cuts: «Summer 60» and «Opus-30» are titles.
 */
export function seconds(count: number, minutes: string): RegExp {
  return new RegExp(
    String.raw`(?:(?:_|\s*[([])${count}|${BEFORE}(?:0?:${count}|${minutes}|(?:(?:${CUT_DOWN}|edit|cut)[\s_-]+)?${count}[\s_-]?${UNIT}|(?:${CUT_DOWN}|edit|cut)[\s_-]+${count}|${count}[\s_-]?${CUT_DOWN}))${AFTER}`,
    "iu",
  );
}

/** Decades and sizes of records, which are no lengths after a space: «Retro 80s», «Vinyl 45s», «Remix 12"». */
const OTHER_THAN_LENGTH = String.raw`(?:(?:[5-9]0|00|45)s|(?:7|10|12)(?:"|''|″))(?!\p{L})`;
const BEFORE_LENGTH = String.raw`(?:_|\s*[([]|[\s._-]+(?!${OTHER_THAN_LENGTH}))`;

/** Lengths other than 30 and 60 s need a unit or a word for cuts: `15 sec`, `:15`, `Cutdown 45`. */
export const OTHER_LENGTH = new RegExp(
  String.raw`${BEFORE_LENGTH}(?:0?:(?=\d\d)|${CUT_DOWN}[\s_-]+(?=\d)|(?=\d{1,3}[\s_-]?(?:${UNIT}|${CUT_DOWN})))(\d{1,3})[\s_-]?(?:${UNIT}|${CUT_DOWN})?${AFTER}`,
  "iu",
);

/** Parts that a version may leave out. With any word, «Love (Without You)» and «Sea (No Regrets)» would be versions. */
const PARTS = [
  "drums?|beats?|percs?|percus?|percussions?|kicks?|snares?|cymbals?|cymbales?|hi[\\s_-]?hats?|toms?|shakers?|tambourine?s?",
  "timpani|timbales?|taikos?|bongos?|congas?|tablas?|claps?|handclaps?|snaps?|808s?|batteries?|rythmiques?|rhythm",
  "strings?|cordes?|violins?|violons?|fiddles?|violas?|altos?|cellos?|violoncelles?|double[\\s_-]bass|contrebasses?",
  "brass|cuivres?|horns?|cors?|trumpets?|trompettes?|trombones?|tubas?|sax|saxophones?|saxes",
  "woodwinds?|winds|vents|bois|flutes?|fl\\p{L}tes?|clarinets?|clarinettes?|oboes?|hautbois|bassoons?|bassons?|whistles?|sifflets?",
  "pianos?|keys|keyboards?|claviers?|organs?|orgues?|rhodes|wurlitzer|synths?|synth\\p{L}s?|synth\\p{L}tiseurs?|synthesi[sz]ers?|pads?|nappes?|arps?|arp\\p{L}ges?",
  "guitars?|guitares?|bass|basses?|banjos?|mandolins?|mandolines?|ukul\\p{L}l\\p{L}s?|sitars?|oud|luths?|lutes?|koras?|harps?|harpes?",
  "harpsichords?|clavecins?|celestas?|c\\p{L}lestas?|glock|glockenspiels?|marimbas?|vibraphones?|xylophones?|bells?|cloches?|chimes",
  "accordions?|accord\\p{L}ons?|bandon\\p{L}ons?|harmonicas?|bagpipes|cornemuses?|theremins?|th\\p{L}r\\p{L}mines?",
  "vocals?|vox|voices?|voix|choirs?|ch(?:oe|\\p{L})urs?|chants?|raps?|bvs?|bgvs?|lyrics|paroles",
  "lead|melody|m\\p{L}lodies?|theme|th\\p{L}mes?|solos?|orchestras?|orchestres?|fx|sfx|effects|effets|risers?|sub",
].join("|");
const KIND = "(?:acoustic|electric|lead|backing|solo|bass|upright|steel|hand|synth|french|english)";
const PART = String.raw`(?:${KIND}[\s_-]+)?(?:${PARTS})(?:[\s_-]+(?:acoustiques?|\p{L}lectriques?|solos?))?`;

/** Pattern of the parts that a version leaves out: `no strings and brass`, `sans harpe`. */
export const LEFT_OUT = String.raw`(?:no|without|minus|sans)[\s_-]+${PART}(?:(?:[\s_-]+(?:and|et|or|ou)|\s*[&+,])?[\s_-]+${PART})?`;
