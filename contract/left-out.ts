/** What may be left out of a version. Any word would make a version of «Love (Without You)» and «Sea (No Regrets)». */
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

/** The source of a pattern of what a version is without: `no strings and brass`, `sans harpe`. */
export const LEFT_OUT = String.raw`(?:no|without|minus|sans)[\s_-]+${PART}(?:(?:[\s_-]+(?:and|et|or|ou)|\s*[&+,])?[\s_-]+${PART})?`;
