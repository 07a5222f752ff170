import { isMap, isScalar, LineCounter, type ParsedNode, parseDocument as parseYaml } from "yaml";
import type { z } from "zod";
import { markRunAt } from "#/contract/combining-marks.ts";
import { ContentError, type ContentProblem } from "./content-error.ts";

type Path = readonly (string | number)[];

/** A validated document of a content folder, with the lines of its parts. */
export interface ContentDocument<Value> {
  file: string;
  value: Value;
  /** Returns the line of the value at `path`, or of its nearest existing parent. */
  lineOf(path: Path): number;
}

/**
 * Parses YAML with `shape`; line numbers include `skippedLines`.
 * @throws {ContentError} with all problems of the file.
 */
export function parseDocument<Shape extends z.ZodType>(
  file: string,
  source: string,
  shape: Shape,
  skippedLines = 0,
): ContentDocument<z.output<Shape>> {
  refuseMarkRuns(file, source, skippedLines);
  const lines = new LineCounter();
  const document = parseYaml<ParsedNode>(source, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + skippedLines;
  const [broken] = document.errors;
  if (broken) {
    const reason = broken.message.split("\n")[0]?.replace(/ at line \d+, column \d+:?$/, "") ?? "";
    throw new ContentError([{ file, line: lineAt(broken.pos[0]), key: "contentYaml", values: { reason } }]);
  }
  const lineOf = (path: Path) => lineAt(offsetOf(document, path));
  const parsed = shape.safeParse(document.toJS());
  if (parsed.success) return { file, value: parsed.data as z.output<Shape>, lineOf };
  throw new ContentError(
    parsed.error.issues.flatMap((issue) =>
      problemsOf(issue, lineOf).map((problem) => ({ file, ...problem })),
    ),
  );
}

/**
 * Refuses a text with more consecutive combining marks than any language uses: normalising it would take forever.
 * @throws {ContentError} with the line.
 */
export function refuseMarkRuns(file: string, source: string, skippedLines = 0): void {
  const at = markRunAt(source);
  if (at === null) return;
  const line = source.slice(0, at).split("\n").length + skippedLines;
  throw new ContentError([{ file, line, key: "contentMarks", values: {} }]);
}

function problemsOf(issue: z.core.$ZodIssue, lineOf: (path: Path) => number): Omit<ContentProblem, "file">[] {
  const path = issue.path.map((part) => (typeof part === "symbol" ? String(part) : part));
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((field) => ({
      line: lineOf([...path, field]),
      key: "contentUnknownField",
      values: { field: [...path, field].join(".") },
    }));
  }
  return [
    {
      line: lineOf(path),
      key: "contentIssue",
      values: { field: path.join("."), ...expectation(issue) },
    },
  ];
}

/** Returns what was expected, as the messages select it, and the values they show. */
function expectation(issue: z.core.$ZodIssue): { expected: string; allowed: string } {
  const other = (expected: string, allowed = "") => ({ expected, allowed });
  if (issue.code === "invalid_type") {
    return issue.message.endsWith("undefined") ? other("missing") : other(issue.expected);
  }
  if (issue.code === "invalid_value") return other("choice", issue.values.join(", "));
  if (issue.code === "invalid_format")
    return other("format", issue.format === "regex" ? (issue.pattern ?? "") : "");
  if (issue.code === "too_small") return other("least", String(issue.minimum));
  if (issue.code === "too_big") return other("most", String(issue.maximum));
  return other("other");
}

/** Returns the offset of the value at `path`, or of its nearest existing parent. */
function offsetOf(document: ReturnType<typeof parseYaml>, path: Path): number {
  const [name] = path.slice(-1);
  const around = document.getIn(path.slice(0, -1), true);
  // The line of a field is the one with its name: a long text begins below it.
  const pair = isMap(around)
    ? around.items.find(({ key }) => isScalar(key) && String(key.value) === String(name))
    : undefined;
  if (isScalar(pair?.key) && pair.key.range) return pair.key.range[0];
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (typeof node === "object" && node && "range" in node && Array.isArray(node.range))
      return node.range[0];
  }
  return 0;
}
