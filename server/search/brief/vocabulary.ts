/**
 * Returns a set of words. The sets below hold folded words that say nothing about the music, or only change the mode of
 * others.
 */
const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Words that negate the next ones. */
export const NEGATORS = list(
  `sans pas ni hors sauf aucun aucune jamais evite eviter evitez evitent evitant evitera eviterait eviterai eviterons non zero no not without nor neither never except avoid
  minus don't dont isn't isnt nothing rien hormis excepte excluding avoiding avoids avoided evitons bannir bannissez proscrire excluez exclude`,
);

/** Negations of several words that have another meaning alone: “anything but guitar”, “w/o drums”. */
export const NEGATOR_PHRASES: ReadonlySet<string> = new Set([
  ...["anything but", "everything but", "other than", "rather than", "instead of", "apart from", "w o"],
  ...["do without", "doing without", "stay off", "none of", "enough of", "enough with"],
  ...["isn t", "aren t", "wasn t", "shouldn t be", "mustn t be"],
  ...["go easy on", "easy on the", "mollo sur", "mollo avec"],
  ...["steer clear of", "stay away from", "keep away from"],
  ...[
    "hardly any",
    "barely any",
    "scarcely any",
    "almost no",
    "next to no",
    "virtually no",
    "practically no",
  ],
  ...[
    "presque pas",
    "presque aucun",
    "presque aucune",
    "quasiment pas",
    "quasiment aucun",
    "pratiquement pas",
  ],
  ...["plutot que", "plutot qu", "autre que", "autres que", "tout sauf", "au lieu de", "au lieu d"],
]);

/** Words that negate those before them, at the end of a clause: «chœur interdit», «guitare non». */
export const NEGATORS_AFTER = list(
  `non interdit interdite interdits interdites exclu exclue exclus exclues proscrit proscrite banni bannie forbidden
  banned excluded off out`,
);

/** Words that negate those before them only after «à»: «claps à éviter». */
export const AVOIDED = list("eviter proscrire bannir exclure avoid");

/** Words that negate things, not only their qualities. */
export const NEGATORS_OF_THINGS = list(
  `sans no without aucun aucune zero hors hormis avoid avoids avoiding avoided evite eviter evitez evitent
  evitant evitons exclude excluding excluez bannir bannissez proscrire`,
);
/** Words before which «pas» negates things: «pas de». */
export const PARTITIVES = list("de d du des");

/** Adjectives before a thing: “no modern drum kit”. */
export const DESCRIBING = list(
  `modern moderne modernes epic epique epiques heavy big huge gros grosse grosses grand grande grands grandes enormes
  loud cheesy corny busy harsh distorted aggressive cheap fake obvious typical cliche dramatic`,
);

/** Words that end a negation. */
export const NEGATION_ENDS = list("mais but plutot avec with rather juste just yet cependant however");

/** Words that begin a new wish after a negated thing: «sans accordéon et en plus lent». */
export const COMPARING = list(
  "plus more davantage need needs want wants looking veut veux voulons faut faudrait cherche cherchons",
);

/** Comparatives of one word, which also begin a new wish. */
export const COMPARATIVES = list(
  `slower faster quicker softer gentler calmer quieter louder heavier lighter darker brighter warmer happier sadder
  moodier simpler sparser bigger smaller tighter edgier punchier`,
);

/** Words that open a comparison, and words before its rejected alternative: “more jazz than funk”. */
export const PREFERRING = list("plutot plus davantage rather more");
export const THAN = list("que qu than");

/** Verbs that only pass a negation on, after a pronoun: «tout ce qui sonne», “anything that feels”. */
export const CARRYING = list(
  `sonne sonnent sonner sonnerait sonnant fait font fasse fassent faire ressemble ressemblent ressembler rappelle rappellent
  evoque evoquent tire sounds sound sounding feels feel feeling looks look screams resembles resembling reminds smells
  says`,
);
export const RELATIVES = list("qui that which");

/** Words of `NEGATION_ENDS` that belong to a negation right before them: “nothing with sax”, «rien avec du saxo». */
export const WITH_WORDS = list("with avec");

/** Words that extend a negation or a wish to the next words. */
export const CONJUNCTIONS = list("et and ni nor ou or");

/** Words between alternatives. */
export const ALTERNATIVES = list("ou or soit either");

/** Words that may separate a negation from its object: «pas trop de», “not too”. */
export const INTENSIFIERS = list(
  `trop tres assez peu bien si tellement vraiment plus moins aussi hyper as overly particularly too very so really that much any quite pretty bit little
  kind sort of slightly somewhat legerement un une de d du des cliche cliches stereotype stereotypes paroles textes`,
);

/** Filler words of a request. */
export const FILLERS = list(
  `musique musiques musical musicale musicaux music musics morceau morceaux track tracks titre titres song songs
  chanson chansons piece pieces tune tunes truc trucs chose choses quelque quelques something anything thing things
  some genre style styles type types sorte sortes kind kinds sort ambiance ambiances ambience atmosphere atmospheres
  mood moods feel feeling feelings vibe vibes called titled named entitled appele appelee intitule intitulee nomme bonjour salut hello hi hey bonsoir about cutting editing cherche chercher cherchons recherche recherchons veux voudrais voudrait
  faut faudrait besoin need needs needed want wants wanted looking look find search searching think imaginez imaginons pensez please svp stp merci
  thanks i i'm im je j on nous we me my mon ma mes notre our you vous il elle ca cela this that these those it its
  qui font fait que quoi qu dont which who what where quand when comme like est es sont etre is are be being been soit fait
  faire make makes plutot rather tres very assez quite trop too peu bien really vraiment plus more moins less un une
  pour for avec with dans sous sur jusqu jusque from by as ou donne donner donnant evoque evoquant evoquer rappelle rappelant
  suggest suggesting evoking illustrer illustration illustrations accompagner accompanying accompany scene scenes
  sequence sequences plan plans shot shots image images pic pictures video videos clip clips film films movie movies
  emission emissions programme programmes program show sujet sujets subject story montage edit fond background bgm
  libre droits library versions sympa cool nice good great bon bonne beau belle super idee idea
  exemple example e.g etc typique typical niveau cote esprit spirit facon way manner maniere partie part parts moment
  moments passage passages entre between tout tous toute toutes all every each chaque autre autres other others also
  aussi meme same assez enough possible optional eventuellement maybe peut peut-etre perhaps apres after before avant pendant during sonorite sonorites sound
  sounds son sons couleur colour color touche touch note notes only uniquement seulement mainly surtout ish ok oui yes si end last long big bit again back
  one ones people everyone hit va max dernier derniere jour version results album albums year years ans two three four
  five six ten twenty thirty forty fifty sixty hundred trente quarante cinquante soixante cent he she they them him us up
  down out over off behind across through thru n w can could will would should goes go gets get got ne se lui elles ils`,
);

/** Further fillers; a brief that consists only of these may be a title. */
export const FILLERS_AMONG_OTHERS = list(
  `any mostly inspired inspire inspiree inspires inspirees smth sth slt jcherche cherch vu doit doivent verrais verrait pls plz either abt approx obviously absolutely somewhere
  similar tempo better shorter fine bienvenu bienvenue bienvenus bienvenues bonus ideal ideally idealement preferably
  pref smwhr x send envoyer envoie envoyez then vein temp ms sit passe passent re rester reste indispensable
  indispensables else alors moi um uh erm euh ben bah hein so kinda sorta tho though poss dispo dispos disponible
  disponibles available ps puis puisse puissent puissions client clients isrc must y esque early
  major minor majeur majeure majeurs majeures mineure instrument instruments c if have there pile dessus environ approximately roughly
  any use uses used using actual actually lines line along texte textes text contre supports olds yr yrs fois qqch qqchose donc
  deja eu votre vos auriez auras aurait definitely cue few led interne spot spots diff release released sortie sorties cues tv
  diffuseur diffuseurs adore real realisateur realisatrice veut veulent best courte courtes q1 q2 q3 q4 pareil pareille duree
  imperatif imperative imperativement absolument absolutely titles existe existent nettement beaucoup
  legerement slightly considerably significantly much somewhat tad little stuff precedent precedente previous
  reference references itself avez avais aurais tu toi
  derriere otherwise hits entendu entendue ptit ptits ptite habillage preference defaut compris properly replacing ends ve mint alt alts mixes such yeah yep nah oh ah coucou attention right own strand while footage visuals visuel visuels btwn til till length lengths duration durations durees longueurs exact exactly exacte
  put puts putting halfway around late era seconde secondes seconds minimum monteur monteurs monteuse monteuses editor editors cheffe
  was were has had did etait etaient avait peuvent sent now maintenant perfect parfait parfaite everybody finit format formats dix onze douze treize quatorze quinze seize vingt vingts quatre sept huit neuf
  deux trois cinq seventy eighty`,
);

/** Words that describe music only alone, or right after the thing they belong to: “sports montage”. */
export const VAGUE = list("ambiance ambience montage");

/** Numbers of wanted titles. */
export const COUNTS = list(
  `un une deux trois quatre cinq six sept huit neuf dix douze quinze vingt one two three four five seven eight nine ten
  twelve fifteen twenty several plusieurs couple few`,
);
