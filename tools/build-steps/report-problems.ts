import type { ContentError, ContentProblem } from '@accounting-site/content/reading/content-error';

/** Prints each problem of the content as a line of JSON on standard error, and ends with the exit code that says so. */
export function exitWithProblems(problems: readonly ContentProblem[]): never {
  for (const { file, line, field, message } of problems) {
    console.error(JSON.stringify({ file, line, field, message }));
  }
  process.exit(2);
}

/** Renders, and reports a problem of the content that its check did not find. */
export async function renderOrExit(render: () => Promise<void>): Promise<void> {
  try {
    await render();
  } catch (error) {
    if (isContentError(error)) exitWithProblems(error.problems);
    throw error;
  }
}

/** A bundle has a class of its own for these errors. */
const isContentError = (error: unknown): error is ContentError =>
  error instanceof Error && error.name === 'ContentError';
