import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { logAnswered } from '../../logging.ts';
import { createServer } from '../../node-http.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { PageAnswers } from './page-answers.ts';

/** What answering needs besides the pages. Asked for with each request, because the server is there before them. */
export interface PageServices {
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  requestIdOf(request: Parameters<RequestListener>[0]): string;
  /** The address of the visitor, behind trusted proxies. */
  clientOf(request: Parameters<RequestListener>[0]): string;
  isDraining(): boolean;
}

const limits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 20_000,
  connectionsCheckingInterval: 5000,
};
/**
 * Whoever neither sends nor takes anything is gone within half a minute: Node waits this long a second time for a
 * connection that still has something to take. No call takes as long: a sign-in waits twelve seconds for its provider.
 */
const idleConnectionTimeout = 14_000;

/**
 * The HTTP server. Pages and files go out before Fastify, whose hooks and router would take two thirds of the time that
 * an answer from memory costs; everything else is Fastify's.
 */
export function createPageServer(
  pages: PageAnswers | undefined,
  fastify: RequestListener,
  services: () => PageServices,
): Server {
  if (pages === undefined) return createServer(limits, fastify).setTimeout(idleConnectionTimeout);
  const line = new Line((request, response) => {
    if (!answerPage(pages, services(), request, response)) fastify(request, response);
  });
  return createServer(limits, (request, response) => line.join(request, response))
    .on('connection', () => line.makeRoom())
    .setTimeout(idleConnectionTimeout);
}

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
class Line {
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

function answerPage(
  pages: PageAnswers,
  { log, metrics, requestIdOf, clientOf, isDraining }: PageServices,
  request: Parameters<RequestListener>[0],
  response: Parameters<RequestListener>[1],
): boolean {
  const { method = '', url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const answer = pages.find(url, request.headers);
  if (answer === undefined) return false;
  const requestId = requestIdOf(request);
  const asked = { method, url, ip: clientOf(request) };
  const startedAt = performance.now();
  response.once('close', () => {
    const milliseconds = Math.round(performance.now() - startedAt);
    logAnswered(log, { requestId, req: asked, res: { statusCode: answer.status }, milliseconds });
  });
  metrics.countPage(answer.kind, method, answer.status);
  const last = isDraining() ? ['connection', 'close'] : [];
  response.writeHead(answer.status, [...answer.headers, 'x-request-id', requestId, ...last]);
  response.end(answer.body);
  return true;
}
