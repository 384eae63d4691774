import type { RequestListener } from 'node:http';

/** Answers each request as it arrives. */
export class LineOfRequests {
  readonly #answer: RequestListener;

  constructor(answer: RequestListener) {
    this.#answer = answer;
  }

  join(...asked: Parameters<RequestListener>): void {
    this.#answer(...asked);
  }

  makeRoom(): void {}
}
