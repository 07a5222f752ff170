import { withoutExtension } from "#/contract/file-extension.ts";
import { isPictureFile } from "../media-file-names.ts";
import type { Range } from "../ranges.ts";
import { child, textAt, type XmlElement } from "../xml.ts";
import { rangeOf } from "./xmeml-ranges.ts";

/** Clips of picture in a sequence: their names with their starts, and with their ends. */
export type PictureOfSequence = ReadonlySet<string>;

/** Names of tracks for the sound of cameras: «Sync», «Son cam\u00e9ra», «O-Ton». */
const CAMERA_TRACK =
  /^(?:sync|(?:son |sound |ton |audio )?(?:cams?|cam\u00e9ras?|cameras?|kamera)|son direct|location sound|o-ton|sonido directo)(?:\s?\d{0,2})(?:\s[lr])?$/i;

/** The name of a file of sound. */
const SOUND_FILE = /\.(?:wav|wave|bwf|mp3|aiff?|m4a|flac|ogg)$/i;

type Placed = { item: XmlElement; file: string; range: Range; channel: string };

/**
 * Whether a clip of sound comes with picture: by its link, its name, that of its track, or a clip of the same name on a track
 * of picture that starts or ends with it, unless that is the name of its own file of sound: «G\u00e9n\u00e9rique.wav» may play
 * under a title card «G\u00e9n\u00e9rique». `pictures` keeps what has been read of each sequence.
 */
export function comesWithPicture(
  { item, file, range, channel }: Placed,
  sequence: XmlElement,
  pictures: Map<XmlElement, PictureOfSequence>,
): boolean {
  const name = textAt(item, "name");
  if (isPictureFile(name) || CAMERA_TRACK.test(channel) || isLinkedToPicture(item)) return true;
  if (SOUND_FILE.test(file) && withoutExtension(file) === withoutExtension(name)) return false;
  const known = pictures.get(sequence) ?? pictureOf(sequence);
  pictures.set(sequence, known);
  return keysOf(name, range).some((key) => known.has(key));
}

const isLinkedToPicture = (item: XmlElement) =>
  item.children.some(
    (one) => one.name === "link" && textAt(one, "mediatype") === "video" && textAt(one, "linkclipref") !== "",
  );

const keysOf = (name: string, [start, end]: Range) =>
  name === "" ? [] : [`${name}>${start}`, `${name}<${end}`];

function pictureOf(sequence: XmlElement): PictureOfSequence {
  const tracks = child(child(sequence, "media"), "video")?.children ?? [];
  return new Set(
    tracks.flatMap(({ children }) =>
      children.flatMap((item, at) => {
        const range = item.name === "clipitem" ? rangeOf(item, children[at - 1], children[at + 1]) : null;
        return range ? keysOf(textAt(item, "name"), range) : [];
      }),
    ),
  );
}
