import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:tls';
import { findFreePort } from '@accounting-site/server/testing/app/find-free-port';
import { chromium } from '@playwright/test';
import { startCaddy } from '../../tools/deploy/start-caddy.ts';
import { launchBrowser } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';

test('through the Caddyfile pages arrive over HTTP/2, which advertises HTTP/3, and then over HTTP/3', async ({
  server,
}) => {
  const port = await findFreePort();
  const caddy = await startCaddy({ host: `localhost:${port}`, server: new URL(server.url).host });
  try {
    // Signed by the local authority of this Caddy.
    const trusted = `--ignore-certificate-errors-spki-list=${await readKey(port)}`;
    const first = await visit(port, [trusted]);
    expect(first.protocols).toEqual(['h2']);
    expect(first.alternative).toContain(`h3=":${port}"`);

    // Chromium uses HTTP/3 by default only if the server's authority is publicly trusted.
    const later = await visit(port, [trusted, `--origin-to-force-quic-on=localhost:${port}`]);
    expect(later.protocols).toEqual(['h3']);
    expect(later.title).toBe(first.title);
  } finally {
    await caddy.stop();
  }
});

/** Opens the home page in a new browser, and lists the protocol of each response. */
async function visit(port: number, more: string[]) {
  const { args = [], ...options } = launchBrowser(...more);
  const browser = await chromium.launch({
    ...options,
    args: args.filter((flag) => flag !== '--disable-quic'),
  });
  try {
    const page = await browser.newPage();
    const answer = await page.goto(`https://localhost:${port}/`, { waitUntil: 'load' });
    const protocols = await page.evaluate(() =>
      ['navigation', 'resource']
        .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
        .map(({ nextHopProtocol }) => nextHopProtocol),
    );
    expect(protocols.length).toBeGreaterThan(1);
    return {
      protocols: [...new Set(protocols)],
      alternative: (await answer?.headerValue('alt-svc')) ?? '',
      title: await page.title(),
    };
  } finally {
    await browser.close();
  }
}

/** The SHA-256 of the certificate's public key in base64. Caddy creates the certificate at its start. */
async function readKey(port: number): Promise<string> {
  let key: Buffer | undefined;
  await expect(async () => {
    const socket = connect({ host: '127.0.0.1', port, servername: 'localhost', rejectUnauthorized: false });
    await once(socket, 'secureConnect');
    key = socket.getPeerX509Certificate()?.publicKey.export({ type: 'spki', format: 'der' });
    socket.destroy();
    expect(key).toBeDefined();
  }).toPass();
  return createHash('sha256')
    .update(key ?? '')
    .digest('base64');
}
