import { ContentError, type ContentProblem } from '@accounting-site/content/content-error';
import { findDeadNames } from './check-links.ts';
import { findPictureProblems } from './check-pictures.ts';
import { readers } from './read-every-file.ts';
import { jointReaders } from './read-together.ts';

/** All problems in content/, in the order of files and lines, without duplicates. */
export async function findContentProblems(): Promise<ContentProblem[]> {
  const found = [
    ...readers.flatMap(problemsOf),
    ...jointReaders.flatMap(problemsOf),
    ...(await findDeadNames()),
    ...(await findPictureProblems()),
  ];
  const once = new Map(
    found.map((problem) => [`${problem.file} ${problem.line} ${problem.message}`, problem]),
  );
  return [...once.values()].sort(
    (one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0),
  );
}

function problemsOf(read: () => unknown): ContentProblem[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}
