import { inLanguage } from '@accounting-site/content/languages/current-language';
import { addressPrefix } from '@accounting-site/content/languages/languages';
import { type ProviderName, providerNames } from '@accounting-site/contract/account/providers';
import { entryCalls } from '@accounting-site/contract/calls/entry-calls';
import { securityCalls } from '@accounting-site/contract/calls/security-calls';
import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { appHostPath, withId } from '@accounting-site/contract/endpoints/endpoints';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerSession } from '../../../authentication/open-session.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { ownOrigins } from '../../../plugins/same-origin.ts';
import { answerSignedIn } from '../answer-signed-in.ts';
import type { AppHostServices } from '../services.ts';
import { continueAt } from './continue-page.ts';
import { finishProvider, type ProviderOutcome } from './finish-provider.ts';
import { unlinkProvider } from './link-provider.ts';
import type { ProviderClient } from './provider-client.ts';
import { clearVisit, type ProviderVisit, readVisit, setVisit } from './provider-visit.ts';
import { readProviderWords } from './provider-words.ts';
import { startProvider } from './start-provider.ts';

/** Signing in with Google and Facebook, and linking them with an account (docs/specification.md, 10.40). */
export async function providers(app: FastifyInstance, services: AppHostServices): Promise<void> {
  const { key, clock, accessTokens } = services;
  const words = app.readLater(readProviderWords);
  const clients = createClients(app, services);
  await app.register(formbody);

  answerCall(app, entryCalls.listProviders, async () => ({ providers: [...clients.keys()] }));

  answerCall(app, entryCalls.startProvider, async (request, reply) => {
    const { provider } = request.params;
    const { purpose } = request.body;
    const client = await clients.get(provider)?.();
    if (client === undefined) return reply.redirect(addressOf(purpose, { problem: 'failed' }), 303);
    const start = await startProvider(services, request, client, request.body).catch(fail(request));
    if ('problem' in start) return reply.redirect(addressOf(purpose, start), 303);
    setVisit(reply, key, provider, start.visit);
    return continueAt(reply, start.address, provider, words());
  });

  answerCall(
    app,
    entryCalls.finishProvider,
    async (request, reply) => {
      const { provider } = request.params;
      const client = await clients.get(provider)?.();
      const visit = readVisit(request, key, provider, clock());
      clearVisit(reply);
      if (client === undefined || visit === undefined) {
        return reply.redirect(addressOf('sign-in', { problem: 'failed' }), 303);
      }
      return inLanguage(visit.language, async () => {
        const back = { provider, client, visit, request, businessName: words().business };
        const outcome = await finishProvider(services, back).catch(fail(request));
        if ('session' in outcome) await answerSession(accessTokens, reply, outcome.session);
        return reply.redirect(addressOf(visit.purpose, outcome), 303);
      });
    },
    // A HEAD request would use up the code.
    { exposeHeadRoute: false },
  );

  answerSignedIn(app, services, securityCalls.unlinkProvider, (request, signedIn) =>
    unlinkProvider(services, request, signedIn, request.params.provider),
  );
}

function createClients(app: FastifyInstance, { config, clock }: AppHostServices) {
  const clients = new Map<ProviderName, () => Promise<ProviderClient>>();
  for (const provider of providerNames) {
    const settings = config.providers[provider];
    if (settings === undefined) continue;
    const path = appHostPath(withId(appHostEndpoints.finishProvider, provider));
    // The origin is from the configuration, never from a request header.
    const redirectUri = () => ownOrigins(app, config)[0] + path;
    const load = app.readLater(() => import('./provider-client.ts'));
    let client: ProviderClient | undefined;
    clients.set(provider, async () => {
      const { createProviderClient } = await load();
      client ??= createProviderClient(provider, settings, { redirectUri, clock });
      return client;
    });
  }
  return clients;
}

/** The browser is on its way back, so an error becomes a redirect to a page of the site that explains it. */
function fail(request: FastifyRequest) {
  return (error: unknown) => {
    request.log.warn({ err: error }, 'signing in with a provider failed');
    return { problem: 'failed' } as const;
  };
}

/**
 * The page of the site for each outcome, in the current language. The details follow the #, which browsers do not
 * send to any server.
 */
function addressOf(purpose: ProviderVisit['purpose'], outcome: ProviderOutcome): string {
  const [login, account] = [`${addressPrefix()}/login`, `${addressPrefix()}/account`];
  if ('session' in outcome) return `${login}#signed-in`;
  if ('challenge' in outcome) return `${login}#second-factor=${outcome.challenge}`;
  if ('linked' in outcome) return `${account}#linked`;
  return `${purpose === 'link' ? account : login}#provider-problem=${outcome.problem}`;
}
