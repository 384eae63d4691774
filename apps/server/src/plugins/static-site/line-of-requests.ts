import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { isApiPath } from '../../request-target.ts';

/** Few enough that a turn is over within half a millisecond, and enough that turning costs next to nothing. */
const mostInOneTurn = 16;
/** While others are still coming in. */
const mostWhileConnecting = 2;
/** A call takes as long as ten pages. */
const mostCallsInOneTurn = 4;
/** No browser asks a second time before it is answered. A proxy may; who asks a thousand times fills our memory. */
const mostOfOneConnection = 64;
/** While so many are in line, nobody else may ask a second time. */
const mostWaiting = 1000;

/** Answers where answering failed. */
type GiveUp = (error: unknown, response: Parameters<RequestListener>[1]) => void;

/**
 * Answers a few requests in a turn of the event loop; the others wait in line, first come, first served, and calls
 * behind pages. Node accepts one connection in a turn. Were all answered that have asked, somebody new would wait for
 * everybody else once for each connection before theirs: half a second, when 200 come at once. And whoever reads would
 * wait behind a flood of logins. Calls go on as well when pages are asked for in a flood, one in each turn at least.
 */
export class LineOfRequests {
  readonly #answer: RequestListener;
  readonly #giveUp: GiveUp;
  readonly #pages: Parameters<RequestListener>[] = [];
  readonly #calls: Parameters<RequestListener>[] = [];
  readonly #unanswered = new WeakMap<Socket, number>();
  #isConnecting = false;
  #isTurning = false;

  constructor(answer: RequestListener, giveUp: GiveUp) {
    this.#answer = answer;
    this.#giveUp = giveUp;
  }

  join(...asked: Parameters<RequestListener>): void {
    const [{ socket, url = '' }, response] = asked;
    const unanswered = (this.#unanswered.get(socket) ?? 0) + 1;
    const waiting = this.#pages.length + this.#calls.length;
    if (unanswered > mostOfOneConnection || (unanswered > 1 && waiting >= mostWaiting)) {
      socket.destroy();
      return;
    }
    this.#unanswered.set(socket, unanswered);
    response.once('close', () => this.#unanswered.set(socket, (this.#unanswered.get(socket) ?? 1) - 1));
    (isApiPath(url) ? this.#calls : this.#pages).push(asked);
    this.#turn();
  }

  /** Somebody came in, and others may be behind. */
  makeRoom(): void {
    this.#isConnecting = true;
  }

  #turn(): void {
    if (this.#isTurning) return;
    this.#isTurning = true;
    setImmediate(this.#answerSome);
  }

  readonly #answerSome = () => {
    this.#isTurning = false;
    const most = this.#isConnecting ? mostWhileConnecting : mostInOneTurn;
    this.#isConnecting = false;
    const pages = this.#pages.splice(0, most);
    const calls = this.#calls.splice(0, Math.max(1, Math.min(mostCallsInOneTurn, most - pages.length)));
    if (this.#pages.length + this.#calls.length > 0) this.#turn();
    for (const [request, response] of pages) this.#answerOne(request, response);
    for (const [request, response] of calls) this.#answerOne(request, response);
  };

  /** A mistake in one answer is not to end the server, nor to keep the others of its turn from theirs. */
  #answerOne(request: Parameters<RequestListener>[0], response: Parameters<RequestListener>[1]): void {
    try {
      this.#answer(request, response);
    } catch (error) {
      this.#giveUp(error, response);
    }
  }
}
