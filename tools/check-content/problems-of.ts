import { ContentError, type ContentProblem } from '@accounting-site/content/reading/content-error';

/** The problems of the content that a reader reports; none if it can read everything. */
export function problemsOf(read: () => unknown): ContentProblem[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}
