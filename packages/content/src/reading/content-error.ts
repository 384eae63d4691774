export interface ContentProblem {
  /** Below content/, with forward slashes. */
  file: string;
  line?: number | undefined;
  /** The path of the field as messages show it: items[2].title. */
  field?: string | undefined;
  /** What to write there. */
  message: string;
}

type ProblemOfFile = string | Omit<ContentProblem, 'file'>;

/**
 * Invalid content files. The message lists each file, and for each problem the line, the field and what to
 * write.
 */
export class ContentError extends Error {
  readonly problems: ContentProblem[];

  constructor(file: string, problems: ProblemOfFile[]);
  constructor(problems: ContentProblem[]);
  constructor(from: string | ContentProblem[], ofFile: ProblemOfFile[] = []) {
    const problems =
      typeof from === 'string'
        ? ofFile.map((problem) => ({
            file: from,
            ...(typeof problem === 'string' ? { message: problem } : problem),
          }))
        : from;
    super(describeProblems(problems));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** Every problem on its own line, grouped by file. */
export function describeProblems(problems: ContentProblem[]): string {
  const files = Map.groupBy(problems, ({ file }) => file);
  return [...files]
    .map(([file, ofFile]) =>
      [
        `content/${file} cannot be used:`,
        ...ofFile.map((problem) => `  - ${placeOf(problem)}${problem.message}`),
      ].join('\n'),
    )
    .join('\n');
}

const placeOf = ({ line, field }: ContentProblem) => {
  const place = [...(line === undefined ? [] : [`line ${line}`]), ...(field === undefined ? [] : [field])];
  return place.length > 0 ? `${place.join(', ')}: ` : '';
};

/** The path of a field as messages show it, counted from 1: items[2].title. */
export function fieldName(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'the whole file';
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part + 1}]`;
    return name === '' ? String(part) : `${name}.${String(part)}`;
  }, '');
}
