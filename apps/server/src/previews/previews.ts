import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { readRefreshCookie } from '../authentication/refresh-cookie.ts';
import { findSessionOfToken } from '../authentication/refresh-tokens.repository.ts';
import { isStillStaff, type StaffServices } from '../authentication/signed-in.ts';
import type { Config } from '../config/config.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import type { Database } from '../database/open-database.ts';
import { isApiPath } from '../http/request-target.ts';
import { isHashed } from '../plugins/static-site/load-site.ts';
import type { PageAnswers } from '../plugins/static-site/page-answers.ts';
import { findPreviewed } from '../publishing/publisher/preview-source.ts';
import type { InstallationKey } from '../secrets/installation-key.ts';
import { sendPreview } from './answer-preview.ts';
import { PreviewLoader } from './load-previews.ts';
import { createPreviewBar, readBarParts } from './preview-bar.ts';
import { clearPreviewCookie, previewCookie, readPreviewPass } from './preview-cookie.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined where the application is not bundled, so that no one can sign in. */
    readonly previews: PreviewLoader | undefined;
    /**
     * Sends the page of a preview to a browser with its cookie. Returns `sent`, or `over` after clearing a cookie that
     * is no longer accepted; otherwise undefined. Unless it was sent, serve the published page.
     */
    answerPreview(request: FastifyRequest, reply: FastifyReply): Promise<'sent' | 'over' | undefined>;
  }
}

interface Options extends Omit<StaffServices, 'accessTokens'> {
  readonly config: Config;
  readonly key: InstallationKey | undefined;
  readonly published: PageAnswers;
}

/** The browser keeps the worker of the published site, so that stored pages stay. */
const serviceWorker = '/service-worker.js';

/** Shows previews to the people who opened them. */
export const previews = fastifyPlugin<Options>(
  async (app, { key, published, ...services }) => {
    const { config, database, clock } = services;
    const loader = key && new PreviewLoader({ config, database });
    const parts = app.readLater(readBarParts);
    app.decorate('previews', loader);
    app.decorate('answerPreview', async (request: FastifyRequest, reply: FastifyReply) => {
      const { url, headers } = request;
      const cookie = previewCookie.read(request);
      if (cookie === undefined || loader === undefined || key === undefined) return undefined;
      if (isApiPath(url) || url === serviceWorker) return undefined;
      const isInBoth = isHashed(url.slice(1)) && published.find(url, headers) !== undefined;
      if (isInBoth) return undefined;
      try {
        const pass = readPreviewPass(key, cookie, clock());
        const isAdmitted =
          pass !== undefined &&
          (await isSignedIn(database, request, pass.sessionId)) &&
          (await isStillStaff(services, pass, 'content'));
        const entries = isAdmitted ? await findPreviewed(database, pass.release) : undefined;
        if (pass !== undefined && entries !== undefined) {
          const pages = await loader.find(pass.release);
          const isOfAnother = isHashed(url.slice(1)) && pages.find(url, headers) === undefined;
          if (isOfAnother) return undefined;
          const bar = createPreviewBar(parts(), entries, pages);
          await sendPreview(request, reply, { pages, bar });
          return 'sent';
        }
      } catch (error) {
        request.log.error({ err: error }, 'the preview cannot be shown');
        // Keep the cookie: the preview can be shown when the database is back.
        if (isDatabaseAway(error)) return undefined;
      }
      clearPreviewCookie(reply);
      return 'over';
    });
  },
  { name: 'previews', dependencies: ['calls', 'read-later'] },
);

/** Whether this browser is signed in with that session: someone else may have signed in since, or copied the cookie. */
async function isSignedIn(database: Database, request: FastifyRequest, sessionId: string): Promise<boolean> {
  const token = readRefreshCookie(request);
  return token !== undefined && (await findSessionOfToken(database, token)) === sessionId;
}
