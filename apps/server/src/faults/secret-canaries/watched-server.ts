import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { vi } from 'vitest';
import { ownOrigin } from '../../testing/app/build-test-app.ts';
import { buildTestSite } from '../../testing/app/build-test-site.ts';
import { findFreePort } from '../../testing/app/find-free-port.ts';
import { startServer } from '../../testing/app/start-server.ts';
import type { DatabasePlace } from '../../testing/database/fresh-database.ts';
import { linkOf } from '../../testing/email/mailed-links.ts';
import { receiveMail } from '../../testing/email/receive-mail.ts';
import { haveEvilProvider } from '../../testing/sign-in/evil-provider.ts';
import { environmentOf } from '../../testing/sign-in/have-providers.ts';
import type { Canaries } from './canaries.ts';
import { openRemoteApp } from './remote-app.ts';

const files = { 'index.html': '<p>Home', 'pricing.html': '<p>Plans', '404.html': '<p>Not here' };

/** A server process with the most verbose settings and a configuration full of secrets. */
export async function openWatchedServer(place: DatabasePlace, canaries: Canaries) {
  const [{ mailServer, environment: mail }, google, port] = await Promise.all([
    receiveMail(),
    haveEvilProvider(),
    findFreePort(),
  ]);
  const [metricsToken, mailPassword] = [canaries.typed('metrics-token'), canaries.typed('mail')];
  canaries.issued('mail login', Buffer.from(`\0mailer\0${mailPassword}`).toString('base64'));
  const webhookSecret = randomBytes(32).toString('base64');
  canaries.issued('webhook secret', webhookSecret);
  const environment = {
    ...mail,
    ...environmentOf('GOOGLE', google),
    NODE_ENV: 'production',
    LOG_LEVEL: 'trace',
    PORT: String(port),
    SITE_URL: ownOrigin,
    SITE_DIR: buildTestSite(files),
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    TRUSTED_PROXIES: 'loopback',
    METRICS_TOKEN: metricsToken,
    ENCRYPTION_KEY: newKey(canaries),
    GOOGLE_CLIENT_SECRET: canaries.typed('client-secret'),
    SMTP_URL: mailServer.url.replace('//', `//mailer:${mailPassword}@`),
    // The webhook client refuses this port.
    LEADS_WEBHOOK_URL: `http://127.0.0.1:1/${canaries.typed('hook-path')}?key=${canaries.typed('hook')}`,
    LEADS_WEBHOOK_SECRET: webhookSecret,
  };
  const server = startServer(environment);
  await server.hears(/The site is at/);
  const address = `http://127.0.0.1:${port}`;
  const remote = openRemoteApp(address, canaries);
  const tokensTo = async (receiver: string) => {
    const mails = mailServer.mails.filter(({ to }) => to.includes(receiver));
    const read = await Promise.all(mails.map(({ message }) => PostalMime.parse(message)));
    return read.flatMap((email) => linkOf(email)?.hash.slice(1) ?? []);
  };
  return {
    ...remote,
    address,
    environment,
    server,
    mailServer,
    google,
    /** The token of the link that is emailed to a user after `before` other emails. */
    async tokenTo(receiver: string, before = 0): Promise<string> {
      const token = await vi.waitFor(
        async () => {
          const found = (await tokensTo(receiver))[before];
          if (found === undefined) throw new Error(`No email to ${receiver}. The log: ${server.log()}`);
          return found;
        },
        { timeout: 10_000, interval: 20 },
      );
      canaries.issued('mailed link', token);
      return token;
    },
    async metrics(): Promise<string> {
      const headers = { authorization: `Bearer ${metricsToken}` };
      return (await fetch(`${address}/metrics`, { headers })).text();
    },
    /** Stops it gracefully, so that it writes its last messages. */
    async end(): Promise<void> {
      const closed = once(server.process, 'close');
      server.process.kill('SIGINT');
      await closed;
    },
  };
}

/** The result of `openWatchedServer`. */
export type WatchedServer = Awaited<ReturnType<typeof openWatchedServer>>;

/** For ENCRYPTION_KEY. */
export function newKey(canaries: Canaries): string {
  const key = randomBytes(32).toString('base64');
  canaries.issued('encryption key', key);
  return key;
}
