/** Something to do before launch. */
export interface Finding {
  /** The file and the field, or the environment variable. */
  readonly where: string;
  /** The problem, in one sentence. */
  readonly what: string;
  /** What to write or do. */
  readonly todo: string;
}

/** A finding in a text with a known place. */
export type Claim = Omit<Finding, 'where'>;

/**
 * A list of the finding, or an empty one. The texts are built even if nothing is wrong, so they must not use a value that
 * may be missing.
 */
export const findingIf = <One extends Claim>(isWrong: boolean, finding: One): One[] =>
  isWrong ? [finding] : [];

/** Findings of one kind. */
export interface FindingGroup {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/** Summarises several places of one file: line 3, line 9 and 4 more. */
export function listPlaces(places: readonly string[]): string {
  const shown = places.slice(0, 3).join(', ');
  return places.length > 3 ? `${shown} and ${places.length - 3} more` : shown;
}
