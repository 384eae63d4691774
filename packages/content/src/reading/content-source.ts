import { type Document, isNode, LineCounter, parseDocument, visit } from 'yaml';
import { ContentError } from './content-error.ts';
import { inPlainWords } from './yaml-errors.ts';

/** A parsed YAML text, with the line of each field. */
export interface ContentSource {
  file: string;
  value: unknown;
  /** The line of a field, or of its parent if the field is missing. */
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
}

interface Parsed {
  text: string;
  document: Document.Parsed;
  counter: LineCounter;
}

/**
 * The latest text of each file. Several readers need the same file, and parsing takes most of the time of a
 * check.
 */
let parsed: Map<string, Parsed> | undefined = new Map();

/** For a process that keeps what it reads: 2,000 parsed articles take more memory than everything else. */
export function forgetParsed(): void {
  parsed = undefined;
}

function parseOnce(file: string, text: string): Parsed {
  const before = parsed?.get(file);
  if (before?.text === text) return before;
  const counter = new LineCounter();
  const now = { text, document: parseDocument(text, { lineCounter: counter, prettyErrors: false }), counter };
  parsed?.set(file, now);
  return now;
}

/**
 * Parses YAML. Each call returns a new value.
 * @param firstLine the line of the file on which the text begins
 * @throws ContentError that lists each line with a syntax error
 */
export function parseSource(file: string, text: string, firstLine = 1): ContentSource {
  const { document, counter } = parseOnce(file, text);
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  if (document.errors.length > 0) {
    // One indentation error causes further errors on the following lines, so only the first is reported.
    const errors = [...Map.groupBy(document.errors, ({ pos }) => lineAt(pos[0]))];
    throw new ContentError(
      file,
      errors.slice(0, 3).map(([line, ofLine]) => ({ line, message: inPlainWords(ofLine) })),
    );
  }
  const cut = cutTexts(document, text).map(lineAt);
  if (cut.length > 0)
    throw new ContentError(
      file,
      cut.map((line) => ({
        line,
        message:
          'the text ends before #. Put the whole text in "quotes", or write a space after # for a comment',
      })),
    );
  const lineOf = (path: readonly PropertyKey[]): number | undefined => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    const offset = isNode(node) ? node.range?.[0] : undefined;
    if (offset !== undefined) return lineAt(offset);
    return path.length === 0 ? undefined : lineOf(path.slice(0, -1));
  };
  return { file, value: toValue(document, file), lineOf };
}

/** The places of texts like "We are #1", which YAML ends before the #. A comment has a space after it. */
function cutTexts(document: Document.Parsed, text: string): number[] {
  const places: number[] = [];
  if (/ #[^\s#]/.test(text))
    visit(document, {
      Scalar(_key, { value, type, range }) {
        if (typeof value !== 'string' || type !== 'PLAIN' || !range) return;
        if (value !== '' && /^[ \t]+#[^\s#]/.test(text.slice(range[1]))) places.push(range[0]);
      },
    });
  return places;
}

function toValue(document: Document.Parsed, file: string): unknown {
  try {
    return document.toJS();
  } catch {
    throw new ContentError(file, [
      'a text begins with *, which means something in YAML. Put the whole text in "quotes"',
    ]);
  }
}
