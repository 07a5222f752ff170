import { withoutExtension } from "#/contract/file-extension.ts";
import { fold } from "#/contract/fold.ts";

/** Instruments in the languages of clip names, folded: the one list of them. */
const INSTRUMENTS =
  "guitare?s?|gitarren?|gitaren|gitaar|guitarras?|chitarr[ae]|pianos?|klavier|accordeons?|accordions?|akkordeon|acordeon|fisarmonic(?:a|he)|bombardes?|binious?|violons?|violoncelles?|violins?|violin(?:o|i|es)|viool|violen|fiddles?|geigen?|cellos?|flutes?|floten?|fluiten?|trompett?es?|trompetas?|trumpets?|tromba|saxo?|saxofo(?:on|n|no|ni|nes)|saxophon(?:e|s|es)?|clarinettes?|clarinets?|klarinetten?|tambour(?:s|ines?)?|drums|percussions?|harpe?s?|harmonicas?|mundharmonika|banjos?|ukuleles?|cornemuses?|bagpipes?|gaitas?|doedelzak|dudelsack|djembes?|orgues?|orgel";
/** Instruments whose words mean other things as well, «batterie», and count only beside somebody who plays. */
const DOUBTFUL_INSTRUMENTS = "drum|batteries?|brass|organs?";
/** Groups that make music. «Band 3» is a reel, and a “rubber band” none. */
const GROUPS =
  "(?:brass|marching|jazz|steel|pipe|school|wedding|cover|rock|big) bands?|bandas? (?:municipal|de musica|del (?:paese|pueblo))|bagads?|fanfares?|fanfaras?|harmonie municipale|fest noz|orchest(?:ra|ras|re|res|er)|orkest(?:en)?|orquestas?|chorales?|choirs?|choeurs?|kinderchor|kirchenchor|gospelchor|coros?|cor[oi] (?:di|dei) \\p{L}+|koor|kinderkoor|buskers?|blaskapelle|kapelle|blasorchester|charangas?|mariachis?|batucadas?|drumband|batterie-fanfare|chanteurs de rue";
/** Persons who make music. */
const PLAYERS =
  "pianistes?|pianistin|pianistas?|guitaristes?|guitarists?|gitarrist(?:en|in)?|gitarist(?:en)?|guitarristas?|chitarrist[aie]|accordeonistes?|accordionists?|akkordeonist(?:en|in)?|saxophonistes?|saxophonists?|violonistes?|violinists?|(?:violon)?cellist(?:es?|s|en|in)?|drummers?|batteurs?|percussionnistes?|musiciens?|musiciennes?|musicians?|musikanten?|musiker(?:in)?|strassenmusik(?:er|anten?)?|straatmuzikant(?:en)?|muzikant(?:en)?|musicos?|musicist[aie]|chanteu(?:rs?|ses?)|singers?|sanger(?:in|innen)?|zangeres|zangers?|cantantes?|cantanti|cantaor(?:es|a)?";
/** Pieces of music, bands of any kind, and occasions where music is heard. */
const PIECES =
  "bands?|chansons?|songs?|lied|lieder|liedjes?|cancion(?:es)?|canzon[ei]|hymnes?|anthems?|berceuses?|lullab(?:y|ies)|wiegenlied|slaapliedjes?|volkslied(?:er|jes?)?|ninna nanna|villancicos?|carols|joyeux anniversaire|happy birthday|zum geburtstag|cumpleanos feliz|tanti auguri|lang zal|karaoke|juke ?box|concerts?|concierto|concerto|konzert|recital|dj set|sound ?check|jam session|barrel organ|orgue de barbarie|drehorgel|draaiorgel|organillo";
const PLAYS =
  "joue(?:nt)?|plays?|playing|spielt|spielen|speelt|spelen|tocan?|tocando|suonan?o?|interprete(?:nt)?|live|concert|concierto|rehearsal|repetition";
const SINGS =
  "chante(?:nt|r)?|chantonne(?:nt)?|fredonne(?:nt)?|siffle(?:nt)? un air|sings?|singing|hums|humming|singt|singen|summt|zingt|zingen|neuriet|cantan?o?|tararea|canticchia";
/** Words, folded, for music that somebody makes in the picture, and that even a sentence may have. */
export const MADE_IN_PICTURE = `${GROUPS}|${PLAYERS}|${SINGS}`;
/** Names of speech. */
const SPEECH =
  "itw|itv|interviews?|entretiens?|entrevistas?|interviste?|intervista|vo|voix off|voice ?over|o ton";
/** Words for somebody who talks, perhaps about music. */
const TALKS =
  "talks?|talking|parle(?:nt)?|raconte|explique|tells|erzahlt|praat|vertelt|habla|cuenta|parla|racconta|chef";
/** Animals and things that sing or have a song without making music. */
const OF_NATURE =
  / (?:birds?|oiseaux?|vogel|voegel|vogels|pajaros?|aves|uccell[oi]|cicadas?|cigales?|crickets?|frogs?|whales?|kettle|rubber|hair|elastic|hand|head|wrist|arm) (?:s )?(?:songs?|sing(?:s|ing)?|chante(?:nt)?|singt|singen|fluiten|zingen|cantan?o?|bands?)(?= )| bands?(?= (?:aids?|saws?|\d))| chants? d (?:es )?oiseaux?(?= )/g;
/** Labels of sound that was recorded where somebody may play: “SYNC”, «SON SEUL», «AMB». */
const RECORDED_ON_LOCATION =
  "sync|synchro|sons? (?:seuls?|directs?|temoins?)|wild ?(?:track|sound)|wt|loc|zoom|perche|original ?ton|nur ton|sonido directo|solo sonido|presa diretta|solo audio|alleen geluid|nat ?(?:sound|sot)|sot|amb|ambi|ambiances?|ambiences?|ambientes?|atmos?|atm|sfeer";

const anyOf = (...lists: readonly string[]) => new RegExp(` (?:${lists.join("|")})(?= )`, "u");
const [IS_SPEECH, SPEAKS, SUNG, PLAYED] = [anyOf(SPEECH), anyOf(SPEECH, TALKS), anyOf(SINGS), anyOf(PLAYS)];
const [IN_GROUP, ALONE] = [anyOf(GROUPS), anyOf(INSTRUMENTS, PLAYERS, PIECES)];
const ON_LOCATION = anyOf(RECORDED_ON_LOCATION);
const ANY_INSTRUMENT = new RegExp(anyOf(GROUPS, INSTRUMENTS, PLAYERS, DOUBTFUL_INSTRUMENTS, "bands?"), "gu");

/** Longest name that is searched, in characters. */
const LONGEST = 300;
const words = (name: string) =>
  ` ${fold(withoutExtension(name.slice(0, LONGEST)))
    .replace(/[^a-z0-9]+|(?<=[a-z])(?=\d)/g, " ")
    .trim()} `.replace(OF_NATURE, " ");

/**
 * Whether the name of a sound tells of somebody who makes music in it: «Momo_joue_live_guitare», “Mum hums”, two
 * instruments.
 */
export function isPlayedIn(name: string): boolean {
  const said = words(name);
  if (SPEAKS.test(said)) return false;
  const instruments = said.match(ANY_INSTRUMENT)?.length ?? 0;
  return SUNG.test(said) || (instruments > 0 && PLAYED.test(said)) || instruments > 1;
}

/**
 * Whether a sound that was recorded on location, as its picture (`hasPicture`) or a label such as «SON SEUL» shows, may
 * be music by its name: it names a group, an instrument, a musician or a song: “PUB PIANO SYNC”, «AMB_fanfare». A group
 * counts without such a label as well; an instrument on a track of effects may be a noise, and somebody who talks may
 * talk about it.
 */
export function mayBePlayedIn(name: string, hasPicture: boolean): boolean {
  const said = words(name);
  const isSung = SUNG.test(said) || IN_GROUP.test(said);
  // Before a camera somebody may sing while another talks.
  if (SPEAKS.test(said)) return hasPicture && isSung && !IS_SPEECH.test(said);
  return isPlayedIn(name) || isSung || ((hasPicture || ON_LOCATION.test(said)) && ALONE.test(said));
}
