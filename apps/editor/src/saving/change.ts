/** A planned change to the content folder. Paths are relative to it, with forward slashes. */
export interface Change {
  /** The text of each of these files when the change was planned. Undefined for a new file. */
  before: Map<string, string | undefined>;
  written: Map<string, string>;
  removed: string[];
}

/** A change was refused. The message is shown to the user. */
export class Refusal extends Error {
  readonly status: 400 | 403 | 409 | 422;

  constructor(status: Refusal['status'], message: string) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
  }
}
