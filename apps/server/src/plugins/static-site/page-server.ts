import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { logAnswered } from '../../logging.ts';
import { createServer } from '../../node-http.ts';
import type { Metrics } from '../../observability/metrics.ts';
import { normalTarget } from '../../request-target.ts';
import { answerEarly } from '../errors.ts';
import { LineOfRequests } from './line-of-requests.ts';
import type { PageAnswers } from './page-answers.ts';

/** What answering needs besides the pages. Asked for with each request, because the server is there before them. */
export interface PageServices {
  /** The headers that every answer carries. */
  readonly common: Readonly<Record<string, string>>;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  requestIdOf(request: Parameters<RequestListener>[0]): string;
  /** The address of the visitor, behind trusted proxies. */
  clientOf(request: Parameters<RequestListener>[0]): string;
  isDraining(): boolean;
}

const limits = {
  // Node would refuse a request without Host by itself, and without our headers.
  requireHostHeader: false,
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 20_000,
  connectionsCheckingInterval: 5000,
};
/**
 * Browsers send twenty and proxies add ten. Each costs more memory than its bytes: Node keeps no more than these, although
 * sixteen kilobytes may hold thousands.
 */
const mostHeaders = 100;
/**
 * Room for a flood of ten thousand sign-ins. Nine thousand that each send fifteen kilobytes of headers and do not finish
 * still fill the heap: a proxy in front keeps those until they are whole.
 */
const mostConnections = 11_000;
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
  const server = createServer(limits).on('connection', learnAddress).setTimeout(idleConnectionTimeout, letGo);
  server.maxHeadersCount = mostHeaders;
  server.maxConnections = mostConnections;
  const answer: RequestListener = (request, response) => {
    if (pages === undefined || !answerPage(pages, services(), request, response)) fastify(request, response);
  };
  const line = new LineOfRequests(answer, (error, response) => {
    services().log.error({ err: error }, 'request failed');
    if (response.headersSent) response.destroy();
    else answerEarly(500, response, services().common);
  });
  return server
    .on('connection', () => line.makeRoom())
    .on('checkExpectation', (_request, response) => answerEarly(417, response, services().common))
    .on('request', (request, response) => {
      const refusal = refusalOf(request);
      if (refusal !== undefined) answerEarly(refusal, response, services().common);
      else {
        request.url = normalTarget(request.url ?? '');
        line.join(request, response);
      }
    });
}

/** The status of what is refused by its headers alone. Only HTTP/1.1 insists on Host (RFC 9112 §3.2). */
function refusalOf(request: Parameters<RequestListener>[0]): number | undefined {
  if (hasTooManyHeaders(request)) return 431;
  if (isInPieces(request)) return 411;
  return request.httpVersion === '1.1' && request.headers.host === undefined ? 400 : undefined;
}

/** One that a proxy wrote may be among those that were not kept, such as whom it asks for. */
function hasTooManyHeaders({ rawHeaders }: Parameters<RequestListener>[0]): boolean {
  return rawHeaders.length > 2 * mostHeaders;
}

/**
 * Each piece of a body is kept by itself until the last is there, so that pieces of one byte take a hundred times the
 * memory of the body. Browsers send none, and proxies that keep a form until it is whole neither.
 */
function isInPieces({ headers }: Parameters<RequestListener>[0]): boolean {
  return headers['transfer-encoding'] !== undefined;
}

/**
 * Reads the address of a visitor while the connection is there, after which Node knows it for good: limits and the log
 * ask for it when the visitor may be gone. Whoever is gone by now has left nobody to answer.
 */
function learnAddress(socket: Socket): void {
  if (socket.remoteAddress === undefined) socket.destroy();
}

/**
 * Whoever has not taken its answer is reset: an end would wait behind megabytes that the kernel keeps for each of them,
 * for as long as they like.
 */
function letGo(socket: Socket): void {
  if (socket.writableLength > 0) socket.resetAndDestroy();
  else socket.destroy();
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
  const asked = { method, url, ip: clientOf(request), isPage: true };
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
