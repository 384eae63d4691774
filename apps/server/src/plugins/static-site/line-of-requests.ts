import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Few enough that a turn is over within half a millisecond, and enough that turning costs next to nothing. */
const mostInOneTurn = 16;
/** No browser asks a second time before it is answered. A proxy may; who asks a thousand times fills our memory. */
const mostOfOneConnection = 64;
/** While others are still coming in. */
const mostWhileConnecting = 2;

/**
 * Answers a few requests in a turn of the event loop; the others wait in line, first come, first served. Node accepts
 * one connection in a turn. Were all answered that have asked, somebody new would wait for everybody else once for each
 * connection before theirs: half a second, when 200 come at once.
 */
export class LineOfRequests {
  readonly #answer: RequestListener;
  readonly #waiting: Parameters<RequestListener>[] = [];
  readonly #unanswered = new WeakMap<Socket, number>();
  #isConnecting = false;

  constructor(answer: RequestListener) {
    this.#answer = answer;
  }

  join(...asked: Parameters<RequestListener>): void {
    const { socket } = asked[0];
    const unanswered = (this.#unanswered.get(socket) ?? 0) + 1;
    if (unanswered > mostOfOneConnection) {
      socket.destroy();
      return;
    }
    this.#unanswered.set(socket, unanswered);
    asked[1].once('close', () => this.#unanswered.set(socket, (this.#unanswered.get(socket) ?? 1) - 1));
    if (this.#waiting.push(asked) === 1) setImmediate(this.#answerSome);
  }

  /** Somebody came in, and others may be behind. */
  makeRoom(): void {
    this.#isConnecting = true;
  }

  readonly #answerSome = () => {
    const most = this.#isConnecting ? mostWhileConnecting : mostInOneTurn;
    this.#isConnecting = false;
    for (const [request, response] of this.#waiting.splice(0, most)) this.#answer(request, response);
    if (this.#waiting.length > 0) setImmediate(this.#answerSome);
  };
}
