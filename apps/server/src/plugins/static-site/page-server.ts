import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { normalTarget } from '../../http/request-target.ts';
import { logAnswered } from '../../observability/logging.ts';
import type { Metrics } from '../../observability/metrics.ts';
import { previewCookie } from '../../previews/preview-cookie.ts';
import { answerEarly } from '../errors.ts';
import { LineOfRequests } from './line-of-requests.ts';
import type { PageAnswers } from './page-answers.ts';

/**
 * Dependencies besides the pages. They are read for each request, because the HTTP server is created first.
 */
export interface PageServices {
  /** The headers of every response. */
  readonly common: Readonly<Record<string, string>>;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  requestIdOf(request: Parameters<RequestListener>[0]): string;
  /** The visitor's address, as reported by trusted proxies. */
  clientOf(request: Parameters<RequestListener>[0]): string;
  isDraining(): boolean;
}

const limits = {
  // Node would refuse a request without Host without our security headers.
  requireHostHeader: false,
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 20_000,
  connectionsCheckingInterval: 5000,
};
/**
 * Browsers send about twenty headers and proxies add ten. Each costs more memory than its bytes. Node keeps
 * no more than this number, although sixteen kilobytes may contain thousands.
 */
const mostHeaders = 100;
/**
 * Enough for a flood of ten thousand sign-ins. Nine thousand clients that each send fifteen kilobytes of
 * headers and never finish would still fill the heap. A reverse proxy prevents that, because it forwards only
 * complete headers.
 */
const mostConnections = 11_000;
/**
 * A connection without traffic is closed within half a minute, because Node waits this long twice if there is
 * unsent data. Every request is faster: a sign-in waits up to twelve seconds for its provider.
 */
const idleConnectionTimeout = 14_000;

/**
 * Creates the HTTP server. Pages and files bypass Fastify, whose hooks and router would add at least half
 * to the processor time of a response from memory. Fastify handles everything else.
 */
export function createPageServer(
  pages: PageAnswers,
  fastify: RequestListener,
  services: () => PageServices,
): Server {
  const server = createServer(limits).on('connection', learnAddress).setTimeout(idleConnectionTimeout, letGo);
  server.maxHeadersCount = mostHeaders;
  server.maxConnections = mostConnections;
  const answer: RequestListener = (request, response) => {
    if (!answerPage(pages, services(), request, response)) fastify(request, response);
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

/**
 * The status for a request that is refused because of its headers. Only HTTP/1.1 requires Host (RFC 9112
 * §3.2).
 */
function refusalOf(request: Parameters<RequestListener>[0]): number | undefined {
  if (hasTooManyHeaders(request)) return 431;
  if (isInPieces(request)) return 411;
  return request.httpVersion === '1.1' && request.headers.host === undefined ? 400 : undefined;
}

/**
 * Node drops headers above the limit. A dropped header may be one that a proxy added, such as the visitor's
 * address.
 */
function hasTooManyHeaders({ rawHeaders }: Parameters<RequestListener>[0]): boolean {
  return rawHeaders.length > 2 * mostHeaders;
}

/**
 * Node buffers each chunk of a body separately, so one-byte chunks take a hundred times the memory of the
 * body. Browsers do not send chunked bodies, and neither do proxies that buffer requests.
 */
function isInPieces({ headers }: Parameters<RequestListener>[0]): boolean {
  return headers['transfer-encoding'] !== undefined;
}

/**
 * Reads the visitor's address while the socket is open, so that Node caches it: rate limits and the log need
 * it after the visitor may have disconnected. A socket that is already closed has no one to respond to.
 */
function learnAddress(socket: Socket): void {
  if (socket.remoteAddress === undefined) socket.destroy();
}

/**
 * Closes a connection, and resets it if the client has not read its response: a normal close would keep
 * megabytes in the kernel for as long as the client likes.
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
  // A browser that may see a preview. Fastify checks that.
  if (request.headers.cookie?.includes(previewCookie.name)) return false;
  const answer = pages.find(url, request.headers);
  if (answer === undefined) return false;
  const requestId = requestIdOf(request);
  const asked = { method, url, ip: clientOf(request), isPage: true };
  const startedAt = performance.now();
  response.on('close', () => {
    const milliseconds = Math.round(performance.now() - startedAt);
    logAnswered(log, { requestId, req: asked, res: { statusCode: answer.status }, milliseconds });
  });
  metrics.countPage(answer.kind, method, answer.status);
  const { status, headers, body } = answer;
  const last = response.shouldKeepAlive && !isDraining() ? [] : ['connection', 'close'];
  response.writeHead(status, [...headers, 'x-request-id', requestId, ...last]).end(body);
  return true;
}
