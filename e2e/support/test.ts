import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@accounting-site/server/testing/app/find-free-port';
import { test as base } from '@playwright/test';
import { type MailServer, startMailServer } from '../../apps/server/src/testing/email/mail-server.ts';
import { builtSite } from '../../tools/build-steps/built-site.ts';
import { buildCrossOriginSite } from './cross-origin-site.ts';
import { type Firefox, startFirefox } from './firefox.ts';
import { type Account, type ServerProcess, startServer } from './server-process.ts';
import { type SocialSite, withSocialSite } from './social-site.ts';
import { keepWindows, type Windows } from './windows.ts';

/**
 * The worker fixtures. All are defined here, because a file with its own worker fixtures would need new
 * workers.
 */
interface WorkerFixtures {
  /** A real SMTP server that receives the emails of `server`. */
  mailServer: MailServer;
  /** The real server with the built site, and a new SQLite database for each worker. */
  server: ServerProcess;
  /** An account on `server` that exists before the first test. Tests that change an account add their own. */
  account: Account;
  /** The site on one origin, the application on another: `server` handles the API requests of `site`. */
  crossOrigin: { site: ServerProcess; appHost: ServerProcess; account: Account };
  /** A staff account on `server` that handles demo requests. */
  staff: Account;
  /** A separate site with sign-in through Google. */
  social: SocialSite;
  /** Firefox ESR, which opens pages of `server`. */
  firefox: Firefox;
  /** The `page` of tests that use same-window.ts. */
  windows: Windows;
}

/** The address for emails to the company. */
export const salesAddress = 'sales@company.example';

/** The URL at which people open the application of `crossOrigin`. There is no server. */
export const applicationUrl = 'https://app.example.com/login';

/** Playwright's test with the product running. `page.goto('/pricing')` opens one of its pages. */
export const test = base.extend<object, WorkerFixtures>({
  mailServer: [
    async ({}, use) => {
      const mailServer = await startMailServer();
      await use(mailServer);
      await mailServer.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mailServer }, use) => {
      await inFreshFolder(async (dataDir) => {
        const port = await findFreePort();
        const server = await startServer({
          PORT: `${port}`,
          DATA_DIR: dataDir,
          SITE_DIR: builtSite,
          SMTP_URL: mailServer.url,
          SALES_EMAIL: salesAddress,
          // A request may name the network that it comes from.
          TRUSTED_PROXIES: 'loopback',
        });
        await use(server);
        await server.stop();
      });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  account: [
    async ({ server }, use) => use(await server.addAccount({})),
    { scope: 'worker', timeout: 90_000 },
  ],
  staff: [
    async ({ server }, use) => use(await server.addAccount({ role: 'staff' })),
    { scope: 'worker', timeout: 90_000 },
  ],
  social: [async ({}, use) => withSocialSite(use), { scope: 'worker', timeout: 90_000 }],
  crossOrigin: [
    async ({}, use) => {
      await inFreshFolder(async (folder) => {
        const [sitePort, appPort] = [await findFreePort(), await findFreePort()];
        const siteUrl = `http://127.0.0.1:${sitePort}`;
        const APP_HOST = `http://127.0.0.1:${appPort}`;
        const SITE_DIR = join(folder, 'site');
        await buildCrossOriginSite({
          APP_HOST,
          APP_URL: applicationUrl,
          SITE_URL: siteUrl,
          SITE_OUT_DIR: SITE_DIR,
        });
        const appHost = await startServer({
          PORT: `${appPort}`,
          DATA_DIR: join(folder, 'app-host'),
          SITE_DIR: builtSite,
          ALLOWED_ORIGINS: siteUrl,
        });
        const site = await startServer({
          PORT: `${sitePort}`,
          DATA_DIR: join(folder, 'site-data'),
          SITE_DIR,
          APP_HOST,
        });
        await use({ site, appHost, account: await appHost.addAccount({}) });
        await Promise.all([site.stop(), appHost.stop()]);
      });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  firefox: [
    async ({ server }, use) => {
      const firefox = await startFirefox(server.url);
      await use(firefox);
      await firefox.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  windows: [
    async ({ browser, server }, use) => {
      const windows = keepWindows(browser, server.url);
      await use(windows);
      await windows.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

export { expect } from '@playwright/test';

async function inFreshFolder(work: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'accounting-site-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
