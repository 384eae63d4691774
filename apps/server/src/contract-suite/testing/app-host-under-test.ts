import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endServer, launchServer } from '../../testing/app/start-server.ts';

/** The application under test, and a user who can sign in to it. */
export interface AppHostUnderTest {
  /** Origin, like https://app.example.com. */
  readonly appHost: string;
  /** Origin of the site whose pages call it. */
  readonly siteOrigin: string;
  readonly email: string;
  readonly password: string;
  close(): Promise<void>;
}

/**
 * Reads CONTRACT_APP_HOST and its companions. Without them, the suite starts this server with the site on
 * another origin of the same site, because browsers send its cookies only from there.
 * docs/recipes/check-an-app-host.md explains how to test another server.
 * @throws when a required variable is missing
 */
export async function findAppHost(): Promise<AppHostUnderTest> {
  const { CONTRACT_APP_HOST, CONTRACT_EMAIL, CONTRACT_PASSWORD, CONTRACT_SITE_ORIGIN } = process.env;
  if (!CONTRACT_APP_HOST) return startOurs();
  if (!CONTRACT_EMAIL || !CONTRACT_PASSWORD) {
    throw new Error('Set CONTRACT_EMAIL and CONTRACT_PASSWORD: those of an account made for this test');
  }
  const appHost = new URL(CONTRACT_APP_HOST).origin;
  return {
    appHost,
    siteOrigin: CONTRACT_SITE_ORIGIN ? new URL(CONTRACT_SITE_ORIGIN).origin : appHost,
    email: CONTRACT_EMAIL,
    password: CONTRACT_PASSWORD,
    close: async () => {},
  };
}

/** Starts this server with an empty folder, and reads the demo account that it prints. */
async function startOurs(): Promise<AppHostUnderTest> {
  const folder = mkdtempSync(join(tmpdir(), 'server-test-'));
  const siteOrigin = 'http://127.0.0.1:4321';
  const server = launchServer({
    NODE_ENV: 'development',
    DATA_DIR: folder,
    SITE_DIR: join(folder, 'no-site'),
    ALLOWED_ORIGINS: siteOrigin,
  });
  const appHost = await server.hears(/The site is at (\S+)/);
  const email = await server.hears(/(\S+@\S+\.example)\n/);
  const password = await server.hears(/@\S+\.example\n\s+(\S+)\n/);
  return {
    appHost,
    siteOrigin,
    email,
    password,
    async close() {
      await endServer(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
