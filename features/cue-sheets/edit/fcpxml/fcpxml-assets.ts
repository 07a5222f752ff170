import { folderOf } from "../folder-names.ts";
import { fileNameOf } from "../media-file-names.ts";
import { child, descendants, type XmlElement } from "../xml.ts";
import { seconds } from "./fcpxml-time.ts";

/** A file that the clips of a document reference by id. */
export type Asset = {
  name: string;
  file: string;
  folder: string;
  duration: number;
  /** Number of channels; infinite if the document does not contain it. */
  channels: number;
  hasSound: boolean;
  hasPicture: boolean;
};
/** Returns the files of a document by id. */
export function assetsOf(root: XmlElement): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const asset of descendants(root, "asset")) {
    const {
      id,
      name = "",
      src,
      hasAudio,
      hasVideo,
      audioChannels,
      audioSources,
      duration,
    } = asset.attributes;
    const source = src ?? child(asset, "media-rep")?.attributes.src ?? "";
    if (!id) continue;
    assets.set(id, {
      name,
      file: fileNameOf(source),
      folder: folderOf(source),
      duration: seconds(duration) ?? 0,
      channels: audioChannels
        ? Math.max(1, Number(audioChannels) || 0, Number(audioSources) || 0)
        : Number.POSITIVE_INFINITY,
      hasSound: hasAudio === "1",
      hasPicture: hasVideo === "1",
    });
  }
  return assets;
}

/** Returns the seconds that an element of a timeline lasts; 0 if neither it nor its file states them. */
export function lengthOf(element: XmlElement, assets: ReadonlyMap<string, Asset>): number {
  const { duration, ref } = element.attributes;
  const [active] = element.name === "audition" ? element.children : [];
  return seconds(duration ?? active?.attributes.duration) ?? assets.get(ref ?? "")?.duration ?? 0;
}
