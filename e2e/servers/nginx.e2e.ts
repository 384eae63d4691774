import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { readConfig } from '@accounting-site/server/config/config';
import { builtSite, listBuiltPages } from '../../tools/build-steps/built-site.ts';
import { startNginx } from '../../tools/deploy/start-nginx.ts';
import { expect, test } from '../support/test.ts';

/** Headers that differ with each response, and those of the connection. */
const notCompared = ['connection', 'content-length', 'date', 'keep-alive', 'server', 'x-request-id'];

test('nginx with the configuration of deploy/ sends every page like the server', async ({ server }) => {
  const config = { ...readConfig({ NODE_ENV: 'test' }), siteDir: builtSite };
  const nginx = await startNginx(config, { servers: [server.url] });
  try {
    for (const { path } of listBuiltPages()) {
      const [ours, theirs] = await Promise.all([ask(server.url, path), ask(nginx.address, path)]);
      expect(theirs, path).toEqual(ours);
    }
  } finally {
    await nginx.stop();
  }
});

async function ask(base: string, path: string) {
  const headers = { 'accept-encoding': 'gzip, br' };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(base + encodeURI(path), { headers, agent: false }, resolve)
      .on('error', reject)
      .end();
  });
  const body = await buffer(answer);
  return { status: answer.statusCode, headers: comparable(answer.headers), body: body.toString('base64') };
}

const comparable = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !notCompared.includes(name)));
