/** What saving would do to the content folder. Paths are below it, with forward slashes. */
export interface Change {
  /** The text that each of these files had when the change was worked out, undefined for a new one. */
  before: Map<string, string | undefined>;
  /** The new text of each file. */
  written: Map<string, string>;
  removed: string[];
}

/** Why a change was not made, in words for the person who typed it. */
export class Refusal extends Error {
  readonly status: 400 | 403 | 409 | 422;

  constructor(status: Refusal['status'], message: string) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
  }
}
