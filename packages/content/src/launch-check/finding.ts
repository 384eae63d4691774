/** Something to do before launch. */
export interface Finding {
  /** The file and the field, or the variable. */
  readonly where: string;
  /** What is the matter, in a sentence. */
  readonly what: string;
  /** What to write or do. */
  readonly todo: string;
}

/** A finding in a text whose place is known. */
export type Claim = Omit<Finding, 'where'>;

/** Findings of one kind. */
export interface FindingGroup {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/** Several places of one file in a few words: line 3, line 9 and 4 more. */
export function listPlaces(places: readonly string[]): string {
  const shown = places.slice(0, 3).join(', ');
  return places.length > 3 ? `${shown} and ${places.length - 3} more` : shown;
}
