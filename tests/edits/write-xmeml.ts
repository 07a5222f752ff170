import { isNest, type MadeEdit, type Nest, type Rate, type Sound, type Track } from "./made-edit.ts";
import { escapedXml } from "./write-code.ts";

/**
 * Writes an edit in the interchange format of Final Cut Pro 7, by Apple's «Final Cut Pro XML Interchange Format».
 * Lengths are frames of the sequence; a nest is a clip that contains a sequence, or the id of one elsewhere in the
 * file.
 */
export function writeXmeml({ counting, startsAt, tracks }: MadeEdit): string {
  const apart: string[] = [];
  let count = 0;
  const rate = rateOf(counting);

  const sequence = (id: string, inside: readonly Track[], first: number): string =>
    `<sequence id="${id}"><name>${id}</name><duration>99999</duration>${rate}
<timecode>${rate}<string>00:00:00:00</string><frame>${first}</frame><displayformat>${counting.drop ? "DF" : "NDF"}</displayformat></timecode>
<media><video><track><clipitem id="picture of ${id}"><name>Caméra</name>${rate}<start>0</start><end>40</end><in>0</in><out>40</out></clipitem></track></video>
<audio>${inside.map(track).join("\n")}</audio></media></sequence>`;

  const track = ({ isOff, items }: Track): string => {
    const written = items.map((one, index) => {
      const next = items[index + 1];
      const fade = next && next.at < one.at + one.length ? transition(next.at, one.at + one.length) : "";
      return item(one, items[index - 1], next) + fade;
    });
    return `<track>${written.join("")}<enabled>${isOff ? "FALSE" : "TRUE"}</enabled><locked>FALSE</locked></track>`;
  };

  const item = (one: Sound | Nest, before: Sound | Nest | undefined, next: Sound | Nest | undefined) => {
    count += 1;
    const fadesIn = before !== undefined && before.at + before.length > one.at;
    const fadesOut = next !== undefined && next.at < one.at + one.length;
    const place = `<start>${fadesIn ? -1 : one.at}</start><end>${fadesOut ? -1 : one.at + one.length}</end><in>${one.from}</in><out>${one.from + one.length}</out>`;
    const id = `clip ${count}`;
    if (!isNest(one)) {
      const name = escapedXml(one.name);
      const file = `<file id="file ${count}"><name>${name}</name><pathurl>file://localhost/Music/${encodeURIComponent(one.name)}</pathurl>${rate}<media><audio><channelcount>2</channelcount></audio></media></file>`;
      return `<clipitem id="${id}"><name>${name}</name>${rate}${place}${file}${levelsOf(one)}</clipitem>`;
    }
    const nested = `nest ${count}`;
    const whole = sequence(nested, one.tracks, 90_000);
    if (one.way % 2 === 1) apart.push(whole);
    const held = one.way % 2 === 1 ? `<sequence id="${nested}"/>` : whole;
    return `<clipitem id="${id}"><name>${nested}</name>${rate}${place}${held}${levelsOf(one)}</clipitem>`;
  };

  const main = sequence("main", tracks, startsAt);
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE xmeml>
<xmeml version="5"><project><name>P</name><children>${apart.join("\n")}${main}</children></project></xmeml>`;
}

const rateOf = ({ base, ntsc }: Rate) =>
  `<rate><timebase>${base}</timebase><ntsc>${ntsc ? "TRUE" : "FALSE"}</ntsc></rate>`;

const transition = (start: number, end: number) =>
  `<transitionitem><start>${start}</start><end>${end}</end><alignment>center</alignment><effect><name>Cross Fade (+3dB)</name><effectid>KGAudioTransCrossFade3dB</effectid><effecttype>transition</effecttype></effect></transitionitem>`;

/** Returns the elements that switch a clip off, or elements that leave it audible. */
function levelsOf({ isOff, way, from, length }: Sound | Nest): string {
  const off = [
    "<enabled>FALSE</enabled>",
    level("<value>0</value>"),
    level(key(from, 0) + key(from + length, 0)),
    `<enabled>FALSE</enabled>${level("<value>1</value>")}`,
  ];
  const heard = [
    "<enabled>TRUE</enabled>",
    level("<value>0.0316</value>"),
    level("<value>0</value>", "FALSE"),
    level(key(from, 0) + key(from + length - 1, 1)),
  ];
  return (isOff ? off : heard)[way % 4] ?? "";
}

const level = (values: string, enabled = "TRUE") =>
  `<filter><enabled>${enabled}</enabled><effect><name>Audio Levels</name><effectid>audiolevels</effectid><effectcategory>audiolevels</effectcategory><effecttype>audiolevels</effecttype><mediatype>audio</mediatype><parameter><parameterid>level</parameterid><name>Level</name><valuemin>0</valuemin><valuemax>3.98109</valuemax>${values}</parameter></effect></filter>`;
const key = (when: number, value: number) =>
  `<keyframe><when>${when}</when><value>${value}</value></keyframe>`;
