import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { isApiPath } from '../../http/request-target.ts';

/**
 * A turn with this many requests takes less than half a millisecond, and the overhead of turns is negligible.
 */
const mostInOneTurn = 16;
/** The limit while new connections are arriving. */
const mostWhileConnecting = 2;
/** An API request takes as long as ten pages. */
const mostCallsInOneTurn = 4;
/**
 * Browsers do not send a second request before the first response. A proxy may. A client that sends a
 * thousand would fill the memory.
 */
const mostOfOneConnection = 64;
/** While this many requests wait, no connection may send a second one. */
const mostWaiting = 1000;

/** Sends a response after `answer` has thrown. */
type GiveUp = (error: unknown, response: Parameters<RequestListener>[1]) => void;

/**
 * A queue that processes a few requests in each turn of the event loop, in the order of arrival, pages before
 * API requests. Node accepts one connection in each turn. If a turn processed all waiting requests, new
 * visitors would wait a second and more behind 200 busy connections (decision 0027). Each turn processes at least one API request, so that a flood of pages cannot block the API.
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
    response.on('close', () => this.#unanswered.set(socket, (this.#unanswered.get(socket) ?? 1) - 1));
    (isApiPath(url) ? this.#calls : this.#pages).push(asked);
    this.#turn();
  }

  /** Called for each new connection, because more may be waiting. */
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

  /** An exception in one request must not stop the server or the other requests of its turn. */
  #answerOne(request: Parameters<RequestListener>[0], response: Parameters<RequestListener>[1]): void {
    try {
      this.#answer(request, response);
    } catch (error) {
      this.#giveUp(error, response);
    }
  }
}
