/** A problem at a line of a content folder, translated when shown (`server/platform/terminal/messages`). */
export interface ContentProblem {
  file: string;
  line: number;
  key:
    | "contentYaml"
    | "contentFrontMatter"
    | "contentMarks"
    | "contentIssue"
    | "contentUnknownField"
    | "contentPair"
    | "contentTwice"
    | "contentUnknown"
    | "contentTaken"
    | "contentTooLong"
    | "contentStillUsed";
  values: Record<string, string | number>;
}

/** Thrown for files of a content folder that contain errors. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const words = problems.map(
      ({ file, line, values }) =>
        `${file}:${line}: ${Object.values(values).join(" ") || "front matter is expected"}`,
    );
    super(words.join("\n"));
    this.name = "ContentError";
    this.problems = problems;
  }
}
