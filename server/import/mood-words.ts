import { slugify } from "./slugify.ts";

/** Which family (slug in taxonomy `moods`) the words belong to that other libraries tag moods with. */
const WORDS: Readonly<Record<string, string>> = {
  tension:
    "tense suspense suspenseful dramatic drama angry anger aggressive violent danger dangerous anxious anxiety nervous fear scary horror threatening menacing action chase thriller dark stress tendu tendue dramatique colère agressif agressive peur effrayant effrayante angoissant angoissante menaçante sombre",
  drive:
    "driving energetic energy powerful power dynamic fast strong confident motivational motivating motivation upbeat groovy groove funky intense rousing active sporty sport heroic énergique puissant puissante dynamique rapide entraînant entraînante motivant motivante rythmé rythmée héroïque",
  bright:
    "happy happiness joyful joy cheerful fun funny humorous comedy playful positive optimistic light quirky carefree party uplifting inspiring celebration summer joyeux joyeuse gai gaie heureux heureuse drôle humoristique ludique positif positive optimiste léger légère inspirant inspirante fête",
  roots:
    "traditional ethnic tribal rustic rural organic ritual sacred spiritual religious folk solemn traditionnel traditionnelle ethnique rustique organique rituel rituelle sacré sacrée spirituel spirituelle religieux religieuse solennel solennelle",
  calm: "relaxed relaxing relaxation peaceful peace quiet soft meditative meditation soothing chill chilled mellow laid-back zen gentle slow relaxant relaxante détente paisible doux douce méditatif méditative apaisant apaisante tranquille lent lente",
  open: "epic grand big cinematic panoramic landscape wide atmospheric dreamy dream ethereal adventure adventurous triumphant noble hope reflective épique grandiose cinématique panoramique paysage atmosphérique rêveur rêveuse éthéré éthérée aventure triomphant triomphante réfléchi réfléchie",
  enigma:
    "mysterious mystery eerie strange weird surreal psychedelic trippy investigative investigation curious secret bizarre spooky futuristic sci-fi mystérieux mystérieuse mystère surréaliste psychédélique enquête curieux curieuse inquiétant inquiétante futuriste",
  tender:
    "romantic romance love sad sadness emotional sentimental melancholy warm touching moving lonely loneliness longing passionate sensual sexy bitter heartfelt romantique amour triste tristesse émouvant émouvante émotionnel émotionnelle sentimental sentimentale mélancolie chaleureux chaleureuse touchant touchante seul seule passionné passionnée sensuel sensuelle",
};

const FAMILY_OF = new Map(
  Object.entries(WORDS).flatMap(([family, words]) =>
    words.split(" ").map((word) => [slugify(word), family] as const),
  ),
);

/** The family a mood word belongs to, in English or French, whatever its case and accents; null when unknown. */
export const familyOfMood = (word: string): string | null => FAMILY_OF.get(slugify(word)) ?? null;
