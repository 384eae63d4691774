import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { refusal } from '../../http/problems.ts';
import { isApiPath } from '../../http/request-target.ts';
import { isPlainForm } from '../../site-forms/plain-forms.ts';
import { answerProblem } from '../errors.ts';
import { readFindRedirect } from './find-redirect.ts';
import { isHashed } from './load-site.ts';
import type { Answer, PageAnswers } from './page-answers.ts';

/**
 * Handles requests for paths that do not exist: with a page for people, with a problem for the API. Pages
 * themselves normally bypass Fastify (`page-server.ts`). A request for one that still arrives here gets the
 * same response.
 */
export const staticSite = fastifyPlugin<{ answers: PageAnswers }>(
  async (app, { answers }) => {
    app.get('/.well-known/change-password', async (_request, reply) =>
      reply.redirect('/forgot-password', 302),
    );
    // The invoice to print was this file until November 2026. Bookmarks and messages still link to it.
    app.get('/downloads/invoice.pdf', async (_request, reply) =>
      reply.redirect('/resources/templates/invoice/print', 308),
    );

    // The list of leads was here until November 2026. Emails and bookmarks of staff still link to it.
    app.get('/staff/demo-requests', async (_request, reply) => reply.redirect('/staff/leads', 308));

    /**
     * Behind a proxy, a page may come from another server that has loaded a newer release already, and its
     * files are requested here.
     */
    const findInNewerRelease = async (url: string, headers: IncomingHttpHeaders) => {
      if (!isHashed(url.slice(1))) return undefined;
      await app.catchUp();
      return answers.find(url, headers);
    };

    const redirects = app.readLater(readFindRedirect);
    const findRedirect = (url: string) => {
      try {
        return redirects()(url);
      } catch {
        // Invalid content is logged where it is read. The address is not found then.
        return undefined;
      }
    };

    app.setNotFoundHandler(async (request, reply) => {
      const { method, url, headers } = request;
      const isReading = method === 'GET' || method === 'HEAD';
      const previewed = isReading ? await app.answerPreview(request, reply) : undefined;
      if (previewed === 'sent') return reply;
      const found = answers.find(url, headers) ?? (await findInNewerRelease(url, headers));
      if (isReading) {
        const location = found === undefined && !isApiPath(url) ? findRedirect(url) : undefined;
        if (location !== undefined) {
          return reply.header('cache-control', 'public, max-age=3600').redirect(location, 308);
        }
        const answer = found ?? (isApiPath(url) ? undefined : answers.notFound(url, headers));
        if (answer === undefined) return answerProblem(refusal(404), request, reply);
        // It clears the cookie of one person, so no proxy may store it.
        return send(reply, answer, previewed === 'over' ? { 'cache-control': 'no-store' } : {});
      }
      if (found === undefined || found.status === 308) return answerProblem(refusal(404), request, reply);
      // A browser too old for our scripts sends a form to the page itself, which says what it needs instead.
      if (method === 'POST' && isPlainForm(request)) return reply.redirect(url, 303);
      reply.header('allow', 'GET, HEAD');
      throw refusal(405);
    });
  },
  {
    name: 'static-site',
    dependencies: ['errors', 'previews', 'read-later', 'security-headers', 'served-site'],
  },
);

function send(
  reply: FastifyReply,
  { status, headers, body }: Answer,
  changed: Readonly<Record<string, string>>,
): FastifyReply {
  for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1]);
  reply.headers(changed);
  return reply.code(status).send(body);
}
