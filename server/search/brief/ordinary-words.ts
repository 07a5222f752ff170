/**
 * Frequent words of both languages, folded, that the thesaurus does not know and that differ by one letter from a word
 * that it knows: “option” is no slip for “potion”, nor «rendu» for «tendu».
 */
const ORDINARY: ReadonlySet<string> = new Set(
  `aaron abdomen abide ability aborder accueillent achat acres action activite acute adapt adapte adapted adapter
  addition adios adresser adverse aient ailes aisle ajoute alice alive allen allowed allows alter altogether amber
  amene amener amino amount angus annee apologies appel apport arbor archer arise armes around arrow article
  artistic ashore aside asleep asses assumed assurant atout attachment atteindre atteinte autour avait avere aware
  backseat backward bagel baisser baisses bandes baron basees bases bateman battre baxter beads beatles becker bench
  bending beside bidding bingo blair blake blame blames blaming blank bleach blend blind blink block blogging blond
  blonde boiler boils bonnes bonnie boogie boost bords bosom bottle bouger bourbon brabant bracket branch break
  brent brian bring bringing brock broke brosse bruises brush bugger bummed burton butler cabbage caddy cadre
  caliber calvin camps cannon cannot canon capot carbon career careers carson cases cashier casper castro cathy
  cayman cease celles cense centre centres certes chamber chang channel chaplain chaps chargement charging chariot
  chatter chattering chatting cheng cheque cherry chers cheveux chimp chipped chuck chump cinch clamp clark cliquet
  clive close closer closing closure colin collar colleagues collier colon colonne colonnes columbia columbo combien
  combler combo comes comite comites commence complete completer comte conceived concession confier connue connus
  consent contact container contentent contient contraire contrer controller convient cooper cordless corky corner
  corral costing cotee counseling coupure coupures courent courtage courtier couvert couverture couvrant couvrent couvrir cramp craps
  crave create creating credo creee creees creer crest crock croire crude crust curve cyrus dagger damon darling
  darned debout debute decade decaf deceler decks decreased decret decrit dedicate dedie deduction deeds defective
  defendu definit delirious della demain demontre demontrer dents depend dependance deputies descent despite
  detecter detection detruit devel devenu deviant device devon diane disant donnes donny dosage draft drain drawn
  drove drugged dudes dukes dunne duplicate dwell earth easier eaten ecart ecrite egale egard elaine electron elmer
  email emory enhance ensure entendre enterprise entier entite epreuve erection ernest erreur error escort escorts
  etablissement etage etendu evaluation evaluer event events evolution exceed exiger expensive experts exporte
  external factor facture false fameux farther faute fautes feather fella felon feuille feuilles fiber fiend
  financier finger finish firme fisting fitting flacon flair flame flank flare flick flint flipping flooring flour
  flush folle fonder foreman forgave fournis fourniture fours frames freud fright fuite funding gallant gamme
  garbage gardent garfield generaux ghastly gimme ginger giron glove gnome going grade grades grail grain granddad
  grant grape grapes griff griffe ground group grove grover halfway haven hazard heard herein hicks holmes
  honourable hoops hoover hotch hours hungry imports imposent impossible inbox inches incite inciter inferieur inner
  insured integer intent intention internal investor items joindre jouer jours jules keeps kernel lambda langage
  largeur latter laura layers laying leading leaning lease leasing leather ledge leonard leurs levier liens ligue
  likely limbs limiter lineup links liste lodging logan loger login longer longs longue longueur lookup louer lower
  lucille lumber madam madison madly madman maggie maigre maintenue mamma manches manure marco mardi marges margin
  maria marian marital marks marquis marries material materiel median members menee mental merveille message metteur
  middle midge midst midway mingle ministries minute missy mixer mixing moaning moans model module moindre momma
  monde mortar motif motion motto mousse mouth mulder nationalite native nearest needing needy nerve neuves nicer
  nicest nodes nombre norme notice nouvel odeur olive oliver olivia opter option order ordre ordres original oscar
  ounce outer ouvre overboard pacey paient painted pairs palme palmer panel panier panting pants parent partent
  partis pathetic patty pavillon penal penale penche pencher pending pension persil peser phoney picket picks piles
  pinch place placer plaide plainte plaire plank plaster player playing plein pleine pleins pluck plume point poles
  polls pompe pools portion posting pouce pouces pouring poursuit pouvons powder praise prefer prendre prenne
  preparation preserve prevision previsions prevoir prevue price primes primo prince princes principales print
  printed printer printers printing prise prises prizes processeur processor proche proches profession project
  projets proof propres prouve prove proves province quack quality quarter quarters quelles quote racer racheter
  racing range ranger ranges rapprocher rarete rattraper rayon reaction reads recente reconnaissent records redonner
  refer refine register regler relance related relating relation relay releve relever remonte rendu renouer repay
  reperer repeter reprendre resident resolution resort restreint retenir reussie revenu revenue revirement reward
  rhyme rigged rightful ripping rogue roles roller rolls roman romeo rufus ruining rumors sablon salaire salami
  saucer saura sausage saveur savior saxon saying scale scatter scolaire scoot scout scram screw seated seating
  seats seeing seems select selection selections selon sending sends sense sensors serial serum shade shades shall
  shalt shape sharon sharp sheet sheets shift shirt shook shotgun shoulder shush sidney siens simba single singles
  sings sissy skill slaughter slight slipping slips sloan sloppy smack smear smell smelling sniff snitch snuck
  soaking sonny sonore sooner sophia souffrent soumis spade spare spared spark sparks spear spill spilling spinal
  spoil spoke sponge spray spree sprung squealing squire stack staff stain stake stale stall stalling stand stands
  starling starring start started starting stash state states staying steak steam steed steep steps stick sticker
  sticking sticks stink stinker stinking stock stocks stole stool stoop strain strapped struck strung stump subit
  succede sucked sucking suing suivie sumner surname suzanne sweep sweet sweeter swine switch switches swore sworn
  tache takes taking taller tamil tandis tapes taping tapped tarder tarifs tarzan teddy teint temps termes themes
  thigh thong thorn throat throats thrust tient tirage tonic tonne topic topics touchent trait traitor travers triad
  tried trifle tripped trooper tucker twain twitch unfair union unload untie uptight urine usage usher utter value
  variant veille veiller venant vending vendu vendus venir ventre venture venue venues verbal verront vertex vierge
  villa villas virgil visant viser vises vocation voies voila volet voyant voyeur vulcan wages waiver wakes waking
  walsh wanting weaker weasel wedge whack wheat whipping whiskers whole whooping wiener wiped wiping wives wright
  wrote yours youse zorro`.split(/\s+/),
);

/** Returns whether a word is an ordinary one, and no slip for another word that the thesaurus knows. @param word folded */
export const isOrdinary = (word: string) => ORDINARY.has(word);
