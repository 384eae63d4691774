import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type RefusedCall, toRefusal } from '../../problems.ts';
import { answerProblem } from '../errors.ts';
import { isApiPath } from '../security-headers.ts';
import { chooseEncoding } from './choose-encoding.ts';
import type { LoadedFile, Site } from './load-site.ts';

const speculationRules = 'speculation-rules.json';

/** Serves the built site from memory, and says what is not there: a page to people, a problem to calls. */
export const staticSite = fastifyPlugin<{ site: Site | undefined }>(
  async (app, { site }) => {
    app.get('/.well-known/change-password', async (_request, reply) =>
      reply.redirect('/forgot-password', 302),
    );

    app.get('/*', async (request, reply) => {
      if (site === undefined || isApiPath(request.url)) return reply.callNotFound();
      const found = site.find(request.url);
      if (found.kind === 'redirect') return redirect(reply, found.location);
      const file = found.kind === 'file' ? site.files.get(found.path) : undefined;
      if (file === undefined) return reply.callNotFound();
      return sendFile(request, reply, file, site);
    });

    app.setNotFoundHandler(async (request, reply) => {
      const reading = request.method === 'GET' || request.method === 'HEAD';
      const api = isApiPath(request.url);
      if (!reading && !api && site?.find(request.url).kind === 'file') {
        reply.header('allow', 'GET, HEAD');
        throw toRefusal(Object.assign(new Error(), { statusCode: 405 }));
      }
      const page = api || !reading ? undefined : site?.files.get('404.html');
      if (page === undefined) return answerProblem(nothingHere(), request, reply);
      reply.code(404);
      return sendFile(request, reply, page, site);
    });
  },
  { name: 'static-site', dependencies: ['errors', 'security-headers'] },
);

function nothingHere(): RefusedCall {
  return toRefusal(Object.assign(new Error(), { statusCode: 404 }));
}

function redirect(reply: FastifyReply, location: string) {
  return reply.header('cache-control', 'public, max-age=3600').redirect(location, 308);
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: LoadedFile, site: Site | undefined) {
  const encoding = chooseEncoding(request.headers['accept-encoding'], new Set(file.bodies.keys()));
  const tag = encoding === 'identity' ? `"${file.hash}"` : `"${file.hash}-${encoding}"`;
  reply.header('etag', tag).header('cache-control', cachingOf(file));
  if (file.bodies.size > 1) reply.header('vary', 'accept-encoding');
  if (file.policy !== undefined) addPageHeaders(request, reply, file.policy, site);
  if (file.downloadName !== undefined) {
    reply.header('content-disposition', `attachment; filename="${file.downloadName}"`);
  }
  if (file.type.startsWith('image/')) reply.header('cross-origin-resource-policy', 'cross-origin');
  if (reply.statusCode === 200 && matches(request.headers['if-none-match'], tag))
    return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(file.type).send(file.bodies.get(encoding));
}

function cachingOf(file: LoadedFile): string {
  if (file.immutable) return 'public, max-age=31536000, immutable';
  return file.policy === undefined ? 'public, max-age=3600' : 'no-cache';
}

function addPageHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  policy: string,
  site: Site | undefined,
) {
  reply.header('content-security-policy', policy);
  if (site?.files.has(speculationRules) !== true) return;
  reply.header('vary', 'accept-encoding, save-data');
  if (request.headers['save-data']?.toString().toLowerCase() !== 'on') {
    reply.header('speculation-rules', `"/${speculationRules}"`);
  }
}

/** RFC 9110 §13.1.2: a weak comparison, so that a balancer that weakened the tag does no harm. */
function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
}
