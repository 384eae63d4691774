import { randomUUID } from 'node:crypto';
import { appHostBasePath, siteBasePath } from '@accounting-site/contract/call-paths';
import Fastify, { type FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { createAccessTokens } from './authentication/access-tokens.ts';
import { createPasswordHashing, type PasswordHashing } from './authentication/password-hashing.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/open-database.ts';
import { appHost } from './features/app-host/app-host.ts';
import { staffDemoRequests } from './features/site/demo-requests/staff/staff-demo-requests.routes.ts';
import { siteCalls } from './features/site/site.ts';
import { siteChannels } from './features/site/site-channels.ts';
import { logOptions, OneLineARequest } from './logging.ts';
import { calls } from './plugins/calls.ts';
import { draining } from './plugins/draining.ts';
import { answerBrokenRequest, answerError, errors } from './plugins/errors.ts';
import { health } from './plugins/health.ts';
import { outbox } from './plugins/outbox.ts';
import { sameOrigin } from './plugins/same-origin.ts';
import { createHeaders, securityHeaders } from './plugins/security-headers.ts';
import type { Site } from './plugins/static-site/load-site.ts';
import { staticSite } from './plugins/static-site/static-site.ts';

/** What the server is made of. Everything that a test may want to replace is handed in. */
export interface AppOptions {
  readonly config: Config;
  /** Open and migrated; the caller closes it. */
  readonly database: Database;
  /** Undefined serves calls alone, without pages. */
  readonly site: Site | undefined;
  readonly clock?: Clock;
  readonly passwords?: PasswordHashing;
  /** Where log lines go; standard output without it. */
  readonly logStream?: DestinationStream;
}

/** Assembles the server: plugins, then features. It does not listen yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, site, clock = Date.now, passwords = createPasswordHashing() } = options;
  const addHeaders = createHeaders(config);
  const app = Fastify({
    logger: logOptions(config.logLevel, options.logStream),
    logController: new OneLineARequest(),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: 64 * 1024,
    http: { maxHeaderSize: 16 * 1024, headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
    requestTimeout: 20_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 20_000,
    // While the server closes, calls that are on their way are still answered.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      addHeaders(request, reply);
      answerError(error, request, reply);
    },
  });

  await app.register(draining);
  await app.register(errors);
  await app.register(securityHeaders, { config });
  await app.register(sameOrigin, { config });
  await app.register(calls, { config });
  await app.register(health, { database });
  // Only where the application is bundled are there accounts, and so staff who sign in here.
  if (config.appHost === undefined) {
    const accessTokens = createAccessTokens(database, clock, config.siteUrl ?? 'accounting-site');
    await app.register(appHost, { prefix: appHostBasePath, database, clock, passwords, accessTokens });
    await app.register(staffDemoRequests, { prefix: siteBasePath, database, clock, accessTokens });
  }
  const channels = siteChannels({ config, database, clock, log: app.log });
  await app.register(outbox, { database, clock, channels });
  await app.register(siteCalls, { prefix: siteBasePath, config, database, clock, outbox: app.outbox });
  await app.register(staticSite, { site });
  return app;
}
