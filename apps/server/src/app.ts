import { contentFolder } from '@accounting-site/content/reading/content-folder';
import { appHostBasePath, siteBasePath } from '@accounting-site/contract/endpoints/endpoints';
import proxyAddress from '@fastify/proxy-addr';
import Fastify, { type FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { createAccessTokens } from './authentication/access-tokens.ts';
import { createPasswordHashing, type PasswordHashing } from './authentication/password-hashing.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/open-database.ts';
import { appHostRoutes } from './features/app-host/app-host.ts';
import { contentRoutes } from './features/site/content/content.routes.ts';
import { endPreviewRoute } from './features/site/content/preview.routes.ts';
import { staffMembers } from './features/site/leads/members/members.routes.ts';
import { staffLeads } from './features/site/leads/staff/staff-leads.routes.ts';
import { staffNumbers } from './features/site/numbers/numbers.routes.ts';
import { siteRoutes } from './features/site/site.ts';
import { siteWebhook } from './features/site/site-webhook.ts';
import { staffWebinars } from './features/site/webinar-registrations/staff-webinars.routes.ts';
import { createKnownPaths } from './http/known-paths.ts';
import { createRequestIds } from './http/request-ids.ts';
import { normalTarget } from './http/request-target.ts';
import type { WriteMail } from './mail/mail-writer.ts';
import { type RunLaunchCheck, runLaunchCheck } from './numbers/launch-check.ts';
import { logOptions, OneLineARequest, withoutRedaction } from './observability/logging.ts';
import type { Metrics } from './observability/metrics.ts';
import { observability, openMetrics } from './observability/observability.ts';
import { addServerMetrics } from './observability/server-metrics.ts';
import { createChannels } from './outbox/channels.ts';
import { calls } from './plugins/calls.ts';
import { draining } from './plugins/draining.ts';
import { answerBrokenRequest, answerError, errors } from './plugins/errors.ts';
import { health } from './plugins/health.ts';
import { openApi } from './plugins/openapi.ts';
import { outbox } from './plugins/outbox.ts';
import { readLater } from './plugins/read-later.ts';
import { sameOrigin } from './plugins/same-origin.ts';
import { commonHeaders, createHeaders, securityHeaders } from './plugins/security-headers.ts';
import type { Site } from './plugins/static-site/load-site.ts';
import { createPageServer, type PageServices } from './plugins/static-site/page-server.ts';
import { ServedSite } from './plugins/static-site/served-site.ts';
import { servedSite } from './plugins/static-site/served-site-plugin.ts';
import { staticSite } from './plugins/static-site/static-site.ts';
import { previews } from './previews/previews.ts';
import { type InstallationKey, readInstallationKey } from './secrets/installation-key.ts';

/** The dependencies of the server. A test can replace each of them. */
export interface AppOptions {
  readonly config: Config;
  /** Already opened and migrated. The caller closes it. */
  readonly database: Database;
  /** When undefined, the server serves only the API, without pages. */
  readonly site: Site | undefined;
  readonly clock?: Clock;
  /** Defaults to the metrics that the configuration asks for. */
  readonly metrics?: Metrics;
  readonly passwords?: PasswordHashing;
  /** Defaults to the key that the configuration names. */
  readonly key?: InstallationKey;
  /** Defaults to a thread that runs the check of `manage launch-check`. */
  readonly checkLaunch?: RunLaunchCheck;
  readonly logStream?: DestinationStream;
  /** Defaults to the content of the current release. */
  readonly contentFolder?: () => string;
}

/** Assembles the server: plugins first, then features. It does not listen yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, site, clock = Date.now, passwords = createPasswordHashing() } = options;
  const metrics = options.metrics ?? (await openMetrics(config));
  const addHeaders = createHeaders(config);
  const common = commonHeaders(config);
  const trusted = proxyAddress.compile([...config.trustedProxies]);
  const requestIdOf = createRequestIds(trusted);
  const paths = createKnownPaths(site?.files.keys() ?? []);
  const served = new ServedSite(common, paths, site);
  const app = Fastify({
    logger: logOptions(config.logLevel, paths, options.logStream),
    logController: new OneLineARequest(),
    genReqId: requestIdOf,
    trustProxy: trusted,
    bodyLimit: 64 * 1024,
    // Requests from the network are already normalised. This covers the ones from `inject`.
    rewriteUrl: ({ url = '' }) => normalTarget(url),
    // The plugins `errors` and `calls` use zod instead of Fastify's own compilers, which would be a tenth of
    // all files loaded at the start.
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
    // A URL can contain the credential id of a passkey, of up to 1,023 bytes (Web Authentication §4).
    routerOptions: { maxParamLength: 1400 },
    serverFactory: (handler) => createPageServer(served.answers, handler, () => pageServices),
    // Requests that arrive while the server closes still get a response.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, common),
    frameworkErrors: (error, request, reply) => {
      addHeaders(request, reply);
      answerError(error, request, reply);
    },
  });

  app.addHook('onRoute', ({ url }) => paths.addRoute(url));
  await app.register(draining);
  const pageServices: PageServices = {
    common,
    log: withoutRedaction(app.log),
    metrics,
    requestIdOf,
    clientOf: (request) => proxyAddress(request, trusted),
    isDraining: () => app.isDraining(),
  };
  await app.register(readLater);
  await app.register(servedSite, { served });
  await app.register(errors);
  await app.register(observability, { config, metrics });
  addServerMetrics(metrics, { database, clock, passwords, siteDir: config.siteDir, served });
  await app.register(securityHeaders, { config });
  await app.register(sameOrigin, { config });
  await app.register(calls, { config });
  await app.register(health, { database });
  const key = config.appHost === undefined ? (options.key ?? readInstallationKey(config)) : undefined;
  await app.register(previews, { config, database, clock, key, published: served.answers });
  const channels = createChannels({
    config,
    database,
    clock,
    log: app.log,
    writers: app.readLater(() => loadWriters(config, key, clock)),
    deliverWebhook: siteWebhook(config, database, clock),
  });
  await app.register(outbox, { database, clock, channels });
  // Accounts, and so staff who can sign in, exist only where the application is bundled.
  if (key !== undefined) {
    const accessTokens = createAccessTokens(database, clock, config.siteUrl ?? 'accounting-site');
    const services = { config, database, clock, passwords, accessTokens, key, outbox: app.outbox };
    await app.register(appHostRoutes, { prefix: appHostBasePath, ...services });
    const ofStaff = { prefix: siteBasePath, config, database, clock, accessTokens };
    await app.register(staffLeads, { ...ofStaff, outbox: app.outbox });
    await app.register(staffWebinars, { ...ofStaff, outbox: app.outbox });
    await app.register(staffNumbers, { ...ofStaff, checkLaunch: options.checkLaunch ?? runLaunchCheck });
    await app.register(contentRoutes, {
      ...ofStaff,
      key,
      contentFolder: options.contentFolder ?? contentFolder,
    });
    await app.register(endPreviewRoute, { prefix: siteBasePath });
    await app.register(staffMembers, { prefix: siteBasePath, ...services });
  }
  await app.register(siteRoutes, {
    prefix: siteBasePath,
    config,
    database,
    clock,
    outbox: app.outbox,
    pages: () => served.pages,
  });
  await app.register(openApi, { config });
  await app.register(staticSite, { answers: served.answers });
  return app;
}

/**
 * The functions that write each email, by template. They load React and all texts, so they are imported late.
 */
async function loadWriters(
  config: Config,
  key: InstallationKey | undefined,
  clock: Clock,
): Promise<Record<string, WriteMail>> {
  const { siteMails } = await import('./features/site/site-mails.ts');
  if (key === undefined) return siteMails(config, clock);
  const { appHostMails } = await import('./features/app-host/app-host-mails.ts');
  return { ...siteMails(config, clock), ...appHostMails(config, key, clock) };
}

function unused(): never {
  throw new Error('Write the schema of every endpoint with zod');
}
