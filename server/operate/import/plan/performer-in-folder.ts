/** `Ana Roux - Low Tide EP`: a name, a dash and a title; small words may join the name's. */
const NAMED =
  /^(\p{Lu}[\p{L}'’.-]*(?:\s+(?:\p{Lu}[\p{L}'’.-]*|de|da|di|del|van|von|der|den|la|le|&|and|et)){1,4})\s+[-–—]\s+((?!.*\s[-–—]\s)\p{L}.+)$/u;
const RELEASE = /\s(?:EP|LP|OST|BOF|Single|Album)$/u;
const HOUSE =
  /(?<!\p{L})(?:music|musique|records?|library|sounds?|audio|publishing|productions?|label|editions?|media|drama|moods|themes)(?!\p{L})/iu;
const PART = /^(?:vol|volume|part|partie|disc|disque|cd)\b/iu;

/**
 * Splits a performer from the front of a folder's name, where the kind of the release tells that it is one: «Ana Roux -
 * Low Tide EP», but neither «World Cultures - Japan» nor the name of a house, «Kelp Music - Low Tide EP».
 */
export function performerInFolder(name: string) {
  const [, performer = null, title = name] = NAMED.exec(name.normalize("NFC")) ?? [];
  const isRelease = performer !== null && RELEASE.test(title) && !HOUSE.test(performer) && !PART.test(title);
  return isRelease ? { performer, title } : { performer: null, title: name };
}
