import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@accounting-site/server/testing/app/find-free-port';
import {
  type OpenIdProvider,
  startOpenIdProvider,
} from '../../apps/server/src/testing/sign-in/openid-provider.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/**
 * The site with Google configured, and a real OpenID provider in place of Google. Facebook is not configured.
 */
export interface SocialSite {
  site: ServerProcess;
  provider: OpenIdProvider;
}

/** Runs the site at a host name, so that the provider at its IP address is another site to the browser. */
export async function withSocialSite(use: (social: SocialSite) => Promise<void>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'social-site-'));
  const port = await findFreePort();
  const SITE_URL = `http://localhost:${port}`;
  const provider = await startOpenIdProvider([`${SITE_URL}/api/api/login/providers/google/callback`]);
  const site = await startServer({
    PORT: `${port}`,
    DATA_DIR: dataDir,
    SITE_URL,
    GOOGLE_ISSUER: provider.url,
    GOOGLE_CLIENT_ID: provider.client.id,
    GOOGLE_CLIENT_SECRET: provider.client.secret,
  });
  try {
    await use({ site: { ...site, url: SITE_URL }, provider });
  } finally {
    await Promise.all([site.stop(), provider.close()]);
    await rm(dataDir, { recursive: true, force: true });
  }
}
