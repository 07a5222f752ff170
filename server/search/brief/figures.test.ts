import { expect, test } from "vitest";
import { CUT } from "./figure-patterns.ts";
import { readFigures } from "./figures.ts";

const read = (text: string) =>
  readFigures(text).map((figure) => [
    text.slice(figure.start, figure.end),
    figure.kind,
    "range" in figure ? [figure.range.from, figure.range.to] : "tonalities" in figure && figure.tonalities[0],
  ]);

test.each([
  ["100 bpm", [["100 bpm", "tempo", [96, 104]]]],
  ["vers 100 bpm", [["vers 100 bpm", "tempo", [94, 106]]]],
  ["around 120", [["around 120", "tempo", [113, 127]]]],
  ["moins de 80 bpm", [["moins de 80 bpm", "tempo", [null, 80]]]],
  ["over 140 bpm", [["over 140 bpm", "tempo", [140, null]]]],
  ["90 à 110 bpm", [["90 à 110 bpm", "tempo", [90, 110]]]],
  ["between 90 and 110 bpm", [["between 90 and 110 bpm", "tempo", [90, 110]]]],
  ["115-125", [["115-125", "tempo", [115, 125]]]],
  ["groove, 100 to 120", [["100 to 120", "tempo", [100, 120]]]],
  ["100 à 115", [["100 à 115", "tempo", [100, 115]]]],
  ["motorik, 125+", [["125+", "tempo", [125, null]]]],
  ["harpe 140 et +", [["140 et +", "tempo", [140, null]]]],
  ["140 bpm et plus", [["140 bpm et plus", "tempo", [140, null]]]],
  ["harp, 140 and up", [["140 and up", "tempo", [140, null]]]],
  ["harp, 60ish", [["60ish", "tempo", [56, 64]]]],
  ["between ninety and a hundred bpm", [["between ninety and a hundred bpm", "tempo", [90, 100]]]],
  ["a hundred and twenty bpm", [["a hundred and twenty bpm", "tempo", [115, 125]]]],
  ["one twenty bpm", [["one twenty bpm", "tempo", [115, 125]]]],
  ["environ cent dix bpm", [["environ cent dix bpm", "tempo", [103, 117]]]],
  ["entre quatre-vingt-dix et cent bpm", [["entre quatre-vingt-dix et cent bpm", "tempo", [90, 100]]]],
  ["90 bmp", [["90 bmp", "tempo", [86, 94]]]],
])("%s is a tempo", (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ["piano, une vingtaine de secondes", [["une vingtaine de secondes", "length", [17, 23]]]],
  ["une trentaine de secondes max", [["une trentaine de secondes max", "length", [null, 30]]]],
  ["moins d'une quinzaine de secondes", [["moins d'une quinzaine de secondes", "length", [null, 15]]]],
  [
    "pas plus d'une quarantaine de secondes",
    [["pas plus d'une quarantaine de secondes", "length", [null, 40]]],
  ],
  ["drone, une bonne dizaine de minutes", [["une bonne dizaine de minutes", "length", [510, 690]]]],
  ["homme d'une quarantaine d'années", [["d'une quarantaine d'années", "unsearchable", false]]],
  ["une quinzaine de titres calmes", [["une quinzaine de titres", "unsearchable", false]]],
  ["en quarantaine, harpe", []],
])("«%s» holds round numbers in words", (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ["nothing over 80 bpm", [["nothing over 80 bpm", "tempo", [null, 80]]]],
  ["rien au-dessus de 100 bpm", [["rien au-dessus de 100 bpm", "tempo", [null, 100]]]],
  ["nothing under 2 minutes", [["nothing under 2 minutes", "length", [120, null]]]],
])("«%s» sets a limit that it includes", (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ["90s hip hop 30s version", "30s version"],
  ["60s funk 30s edit", "30s edit"],
  ["90s house 60 sec cut", "60 sec cut"],
])("in «%s» only “%s” is a length", (text, said) => {
  expect(read(text).map(([words]) => words)).toEqual([said]);
});

test.each([
  ["60s spot 30s cut", ["60s", "30s cut"]],
  ["60s for the web 30s edit", ["60s", "30s edit"]],
  ["30s jazz 15s edit", ["30s", "15s edit"]],
])("in «%s» both figures are lengths", (text, said) => {
  expect(read(text).map(([words]) => words)).toEqual(said);
});

test.each([
  ["60 s", [["60 s", "length", [55, 65]]]],
  ["30sec", [["30sec", "length", [28, 32]]]],
  ["environ une minute", [["environ une minute", "length", [51, 69]]]],
  ["deux minutes", [["deux minutes", "length", [110, 130]]]],
  ["deux minutes trente", [["deux minutes trente", "length", [138, 162]]]],
  ["1 min 30", [["1 min 30", "length", [83, 97]]]],
  ["1'30", [["1'30", "length", [83, 97]]]],
  ["2:30", [["2:30", "length", [138, 162]]]],
  ["two and", []],
  ["longer than 3 minutes", [["longer than 3 minutes", "length", [180, null]]]],
  ["2-3 min", [["2-3 min", "length", [120, 180]]]],
  ["version 60 secondes", [["version 60 secondes", "length", [55, 65]]]],
  ["entre 1'15 et 1'30, jazz", [["entre 1'15 et 1'30", "length", [75, 90]]]],
  ["1:15 to 1:30", [["1:15 to 1:30", "length", [75, 90]]]],
  ["menaçant, version 60", [["version 60", "length", [55, 65]]]],
  [
    "promo, :15 or :30",
    [
      [":15", "length", [14, 16]],
      [":30", "length", [28, 32]],
    ],
  ],
  ["bright, 60 sec edit", [["60 sec edit", "length", [55, 65]]]],
  ["tense bed 90s", [["90s", "length", [83, 97]]]],
  ["1980s", []],
  ["1930s newsreel", []],
  ["60s surf rock, the 60 sec edit", [["60 sec edit", "length", [55, 65]]]],
  ["60s underscore", [["60s", "length", [55, 65]]]],
  ["30s rise", [["30s", "length", [28, 32]]]],
  ["1 min 30 max", [["1 min 30 max", "length", [null, 90]]]],
  ["1:30, max", [["1:30, max", "length", [null, 90]]]],
  ["deux minutes maximum", [["deux minutes maximum", "length", [null, 120]]]],
  ["45 s au plus", [["45 s au plus", "length", [null, 45]]]],
  ["2 minutes or more", [["2 minutes or more", "length", [120, null]]]],
  ["2 minutes et plus lent", [["2 minutes", "length", [110, 130]]]],
  ["3 min ou plus avec piano", [["3 min ou plus", "length", [180, null]]]],
  ["beds 10 mins plus, piano", [["10 mins plus", "length", [600, null]]]],
  [
    "2'00, mais si c'est plus long c'est bon",
    [["2'00, mais si c'est plus long c'est bon", "length", [120, null]]],
  ],
  ["1:15ish", [["1:15ish", "length", [64, 86]]]],
  ["quatre-vingt-dix secondes", [["quatre-vingt-dix secondes", "length", [83, 97]]]],
  ["forty-five seconds", [["forty-five seconds", "length", [41, 49]]]],
  ["two and a half minutes", [["two and a half minutes", "length", [138, 162]]]],
  ["une à deux minutes", [["une à deux minutes", "length", [60, 120]]]],
  ["deux minutes un piano", [["deux minutes", "length", [110, 130]]]],
  ["cent violons et seize musiciens", []],
  ["2:45ish", [["2:45ish", "length", [140, 190]]]],
  ["hit within first 2 secs", [["2 secs", "unsearchable", false]]],
  ["big build for a 30 second spot", [["30 second", "length", [28, 32]]]],
  ["montée d'environ 30 secondes", [["environ 30 secondes", "length", [26, 35]]]],
  ["30s upbeat pop", [["30s", "length", [28, 32]]]],
  ["60s rock edit", [["60s", "length", [55, 65]]]],
  ["piano 2 minutes, Max Richter", [["2 minutes", "length", [110, 130]]]],
  ["60 s au plus vite", [["60 s", "length", [55, 65]]]],
  [
    "2 min, max 100 bpm",
    [
      ["2 min", "length", [110, 130]],
      ["max 100 bpm", "tempo", [null, 100]],
    ],
  ],
  ["3/4 minutes", [["4 minutes", "length", [221, 259]]]],
  [
    "15 and 30 sec",
    [
      ["15", "length", [14, 16]],
      ["30 sec", "length", [28, 32]],
    ],
  ],
  [
    "a 60 and a 30",
    [
      ["60", "length", [55, 65]],
      ["30", "length", [28, 32]],
    ],
  ],
  [
    "un 60, un 30 et un 15 svp",
    [
      ["60", "length", [55, 65]],
      ["30", "length", [28, 32]],
      ["15", "length", [14, 16]],
    ],
  ],
  [
    "2:00 and 0:30",
    [
      ["2:00", "length", [110, 130]],
      ["0:30", "length", [28, 32]],
    ],
  ],
  ["between 1:00 and 1:30", [["between 1:00 and 1:30", "length", [60, 90]]]],
  ["entre 30 et 60 secondes", [["entre 30 et 60 secondes", "length", [30, 60]]]],
  [
    "a 30 year old and a 60 year old",
    [
      ["30 year old", "unsearchable", false],
      ["60 year old", "unsearchable", false],
    ],
  ],
  ["Montage de 1'20", [["Montage de 1'20", "length", [74, 86]]]],
  ["coupe 45 s", [["coupe 45 s", "length", [41, 49]]]],
  ["car chase scene 2 min", [["2 min", "length", [110, 130]]]],
  ["Instagram reel 30 sec", [["30 sec", "length", [28, 32]]]],
  ["plus de 25 min", [["plus de 25 min", "length", [1500, null]]]],
  ["70s cop show", []],
  ["the 90s", []],
])("%s is a length", (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ["100 bpm max", [null, 100]],
  ["90 bpm minimum", [90, null]],
])("%s is a limit of the tempo", (text, range) => {
  expect(read(text)).toEqual([[text, "tempo", range]]);
});

test.each([
  ["build to drop around 1:00", "around 1:00"],
  ["montée vers 1 minute", "vers 1 minute"],
  ["with a break at 0:45", "0:45"],
  ["montée à 0:45", "0:45"],
  ["need it by 5pm", "by 5pm"],
  ["avant 17h30, piano", "avant 17h30"],
  ["waltz 3/4", "3/4"],
  ["doc de 52 min", "de 52 min"],
  ["on livre le 14 mars", "livre le 14 mars"],
  ["options by Thursday", "by Thursday"],
  ["a 14th c. tavern", "14th c."],
  ["salon XIXe", "XIXe"],
  ["sc. 42, rain", "sc. 42"],
])("in «%s» no track is found by «%s»", (text, said) => {
  expect(read(text)).toEqual([[said, "unsearchable", false]]);
});

test("a length after a comma is no moment of an event", () => {
  expect(read("a drop, around 1:00").map(([, kind]) => kind)).toEqual(["length"]);
});

test.each([
  ["en ré mineur", "D minor"],
  ["G♯m", "G# minor"],
  ["piano, c#m", "C# minor"],
  ["C# minor", "C# minor"],
  ["si bémol majeur", "Bb major"],
  ["F sharp major", "F# major"],
  ["cello, Dm.", "D minor"],
  ["Ebm", "Eb minor"],
])("%s is a key", (text, tonality) => {
  expect(read(text).map(([, kind, key]) => [kind, key])).toEqual([["key", tonality]]);
});

test("the figures of a brief are found at their positions, each once", () => {
  expect(read("tendu, 2 min 90 bpm, en la mineur").map(([written]) => written)).toEqual([
    "2 min",
    "90 bpm",
    "en la mineur",
  ]);
});

test.each([
  "as we go",
  "hangar douze",
  "SIL 201",
  "la minorité",
  "a minority report",
  "3 sous-voix",
  "bal du 14 juillet",
  "doubled by 2 octaves",
  "lit by sun",
  "Episode 3",
  "Xie, guzheng",
  "Who I Am",
  "training montage 80s synth",
  "une vie",
  "I Am Legend",
  "subway at 2am, Seoul",
  "12 bpm",
])("%s contains no figure", (text) => {
  expect(read(text)).toEqual([]);
});

test("a length is found quickly, however many spaces follow its figure", () => {
  // A pattern that tries every way to split the spaces would take minutes.
  const text = `version 60${" ".repeat(250_000)}x`;
  expect([...text.matchAll(CUT)].map(([found]) => found)).toEqual(["version 60"]);
});

test.each(["hybrid with 808s", "two 909's, dark", "epic, 1200 s"])("“%s” contains no length", (text) => {
  expect(read(text).filter(([, kind]) => kind === "length")).toEqual([]);
});

test.each([
  ["96 bpm +/- 4", [["96 bpm +/- 4", "tempo", [92, 100]]]],
  ["96 ± 3 bpm, dark", [["96 ± 3 bpm", "tempo", [93, 99]]]],
  ["96bpm à 2 près", [["96bpm à 2 près", "tempo", [94, 98]]]],
  ["96 bpm plus or minus 6", [["96 bpm plus or minus 6", "tempo", [90, 102]]]],
])("%s is a tempo with its tolerance", (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each(["60 & 30 edits", "60/30 cutdowns", "60s and 30s versions", "versions 60 et 30"])(
  "«%s» is two lengths, not a range",
  (text) => {
    expect(read(text).map(([, kind, range]) => [kind, range])).toEqual([
      ["length", [55, 65]],
      ["length", [28, 32]],
    ]);
  },
);

test.each([
  ["entre 30 et 60 secondes", [30, 60]],
  ["20-30 sec", [20, 30]],
])("«%s» stays a range", (text, range) => {
  expect(read(text).map((figure) => figure[2])).toEqual([range]);
});

test.each([
  ["150 bpm (half time 75), E minor", ["150 bpm", "half time 75", "E minor"]],
  ["150 bpm, à mi-temps 75", ["150 bpm", "à mi-temps 75"]],
  ["150-152 bpm (pas 160)", ["150-152 bpm", "pas 160"]],
  ["150 bpm (ou 75 ressenti)", ["150 bpm", "ou 75 ressenti"]],
  ["150 bpm or 75 felt", ["150 bpm", "or 75 felt"]],
])("the other tempo of «%s» is a figure of its own, and not searched for", (text, said) => {
  expect(read(text).map(([words]) => words)).toEqual(said);
  expect(read(text).filter(([, kind]) => kind === "tempo")).toHaveLength(1);
});

test.each([
  ["années 60, 30 spots", []],
  ["spots 10, 15 et 20 ans", []],
  ["format 10, 15 musiciens", []],
])("the numbers of «%s» are no lengths", (text, expected) => {
  expect(read(text).filter(([, kind]) => kind !== "unsearchable")).toEqual(expected);
});

test("the first of two decades before a word for cuts is no length", () => {
  expect(read("the 60s and 90s spots").map(([said]) => said)).not.toContain("60s");
  expect(read("the 60 and 30 spots").map(([said]) => said)).toEqual(["60", "30"]);
});

test.each([
  "60s feel, twangy guitar",
  "60s sound",
  "a 60s-inspired theme",
  "30s feel",
  "90s vibe",
  "90s hip-hop",
  "esprit 60s, guitare",
  "early 60s guitar",
])("«%s» names a decade and no length", (text) => {
  expect(read(text)).toEqual([]);
});

test.each([
  ["60s guitar pop, around 2 mins", [["around 2 mins", [102, 138]]]],
  ["like early Morricone, 60s feel, around 2 mins", [["around 2 mins", [102, 138]]]],
  ["early 60s surf, 60 s edit", [["60 s edit", [55, 65]]]],
  ["60s twangy guitar, 2:30", [["2:30", [138, 162]]]],
] as const)("in «%s» only the other figure is a length", (text, lengths) => {
  expect(read(text).map(([said, , range]) => [said, range])).toEqual(lengths);
});

test.each([
  ["two thirty seconds edits", [[28, 32]]],
  [
    "tense bed 60s, 2 min version too",
    [
      [55, 65],
      [110, 130],
    ],
  ],
  ["60s feel-good pop", [[55, 65]]],
  ["funky 60s spot", [[55, 65]]],
  ["60s sound logo", [[55, 65]]],
  [
    "30s upbeat pop, full track 2 min",
    [
      [28, 32],
      [110, 130],
    ],
  ],
  [
    "max 60s please, not 2 min",
    [
      [null, 60],
      [110, 130],
    ],
  ],
  ["60s, dark piano", [[55, 65]]],
  ["60s sounds good, upbeat pop", [[55, 65]]],
  ["piano 30s sound design free", [[28, 32]]],
  ["tv 30s style documentaire, piano", [[28, 32]]],
  [
    "upbeat pop. 60s for tv, 2 min for web",
    [
      [55, 65],
      [110, 130],
    ],
  ],
  ["60 s edit", [[55, 65]]],
  [
    "2 min or 60s please",
    [
      [110, 130],
      [55, 65],
    ],
  ],
])("the lengths of «%s» stay lengths", (text, ranges) => {
  expect(read(text).map((figure) => figure[2])).toEqual(ranges);
});

/** Returns the lengths of a brief as their typed figures. */
const lengthsIn = (text: string) =>
  read(text).flatMap(([figure, kind, range]) => (kind === "length" ? [[figure, range]] : []));

test.each([
  ["formats 5, 10 et 15 secondes", ["5", "10", "15 secondes"]],
  ["jingles de 7, 12 et 20 secondes", ["7", "12", "20 secondes"]],
  ["60 ideally or 90 we can trim", ["60", "90"]],
  ["un 45 exact ou 60", ["45", "60"]],
  ["a 30 and a sting, harp", ["30"]],
  ["il faut un 60, un 30 et une virgule", ["60", "30"]],
  ["Lengths 15 and 30", ["15", "30"]],
  ["durées : 20, 40", ["20", "40"]],
] as const)("«%s» lists lengths without a unit", (text, lengths) => {
  expect(lengthsIn(text).map(([figure]) => figure)).toEqual(lengths);
});

test.each([
  ["durée min. 1'45", [["min. 1'45", [105, null]]]],
  ["durée mini 2'15, bois", [["mini 2'15", [135, null]]]],
  ["length max. 1:45", [["max. 1:45", [null, 105]]]],
  ["2 min 30", [["2 min 30", [138, 162]]]],
] as const)("«%s» sets a limit by a short word", (text, expected) => {
  expect(lengthsIn(text)).toEqual(expected);
});

test.each([
  ["un sujet de 8 minutes, harpe, 2'10", ["2'10"]],
  ["a 15 min art installation, harp", []],
  ["our film is 20 minutes, harp", []],
  ["a 3 min film, harp", ["3 min"]],
  ["a 6 minute piece for a museum film", ["6 minute"]],
  ["think 80s: synths", []],
  ["imaginez 70s : orgue", []],
  ["cordes puis un arrêt net à 1'20 environ, 2'00", ["2'00"]],
] as const)("the programme or the decade of «%s» is no length of its music", (text, lengths) => {
  expect(lengthsIn(text).map(([figure]) => figure)).toEqual(lengths);
});

test.each([
  "funky 70s, wah guitar, bongos",
  "funk, 70s, wah guitar",
  "70s, wah guitar, bongos",
  "funky 60s, guitar",
  "rock, 90s, guitares",
  "upbeat pop, 90s, claps",
  "90s piano house",
  "pop 80s",
  "80s training montage, drums",
  "70s/80s disco",
  "guitare rétro 60s, claps",
])("nothing in «%s» says that its decade is a length", (text) => {
  expect(read(text)).toEqual([]);
});

test.each([
  ["80 s version, piano", [74, 86]],
  ["bed for 70s, piano", [64, 76]],
  ["80s edit, piano", [74, 86]],
  ["durée 70s, piano", [64, 76]],
  ["pub 90s, piano", [83, 97]],
  ["under VO for 90s. light electronica", [83, 97]],
  ["piano, 80s max", [null, 80]],
  ["90s, piano, version sans batterie", [83, 97]],
  ["60s, piano", [55, 65]],
])("«%s» speaks of a length", (text, range) => {
  expect(read(text).map((figure) => figure[2])).toEqual([range]);
});
