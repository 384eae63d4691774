import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minute } from '../clock.ts';
import { normalTarget } from '../http/request-target.ts';
import { loadSite } from '../plugins/static-site/load-site.ts';
import { buildTestApp, ownOrigin } from '../testing/app/build-test-app.ts';
import { buildTestSite } from '../testing/app/build-test-site.ts';
import { type RawAnswer, sendRaw } from '../testing/app/raw-request.ts';
import { faultSize } from '../testing/load/fault-size.ts';

const numRuns = faultSize(300, 20_000);
/** A request that needs no session and no body. */
const call = '/api/api/login/providers';

async function listen() {
  const siteDir = buildTestSite({
    'pricing.html': '<title>Pricing</title>',
    'api docs.html': '<title>API Docs</title>',
    '404.html': '<title>Page Not Found</title>',
  });
  const { config } = await buildTestApp();
  const site = await loadSite({ ...config, siteDir });
  const { app } = await buildTestApp({ environment: { LOG_LEVEL: 'fatal' }, replace: { site } });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const rest = `host: x\r\norigin: ${ownOrigin}\r\ncontent-length: 0\r\nconnection: close`;
  return (target: string, method = 'GET') =>
    sendRaw(address, `${method} ${target} HTTP/1.1\r\n${rest}\r\n\r\n`);
}

const typeOf = ({ headers }: RawAnswer) => headers.find(([name]) => name === 'content-type')?.[1];
const isNotStored = ({ headers }: RawAnswer) =>
  headers.some(([name, value]) => name === 'cache-control' && value === 'no-store');

const otherSpellings = [
  '/%61pi/api/login/providers',
  '/a%70i/api/login/providers',
  '/%41pi/api/login/providers',
  '/%2561pi/api/login/providers',
  '/%25%36%31pi/api/login/providers',
  '/%252561pi/api/login/providers',
  '/api/%61pi/login/providers',
  '/api/api/logi%6E/providers',
  '/api/api/login%2Fproviders',
  '/api/api/login%2fproviders',
  '/api%2Fapi/login/providers',
  '/%2Fapi/api/login/providers',
  '%2Fapi/api/login/providers',
  '//api/api/login/providers',
  '///api/api/login/providers',
  '/api//api/login/providers',
  '/api/api//login/providers',
  '/api/api/login/providers/',
  '/api/../api/api/login/providers',
  '/pricing/../api/api/login/providers',
  '/pricing/%2e%2e/api/api/login/providers',
  '/./api/api/login/providers',
  '/api/./api/login/providers',
  '/api/api/../api/login/providers',
  '/api/../pricing',
  '/api;/api/login/providers',
  '/api;v=1/api/login/providers',
  '/;/api/api/login/providers',
  '/..;/api/api/login/providers',
  '/api/api/login/providers;x',
  '/api/api/login;x/providers',
  '\\api\\api\\login\\providers',
  '/\\api/api/login/providers',
  '/api\\api/login/providers',
  '/api%5Capi/login/providers',
  '/API/api/login/providers',
  '/Api/api/login/providers',
  '/api/API/login/providers',
  '/api/api/Login/providers',
  '/api%00/api/login/providers',
  '/api/api/login/providers%00',
  '/api%20/api/login/providers',
  '/api\t/api/login/providers',
  '/api/api/login/providers#',
  '/api/api/login/providers#/pricing',
  '/api#/api/login/providers',
  '/%61%70%69',
  '/API',
  'http://x//api/api/login/providers',
  'http://x/%61pi/api/login/providers',
  'http:///api/api/login/providers',
  'HTTPS://x\\api/api/login/providers',
];

describe('an endpoint has one spelling', () => {
  test('and any other gets a 404 in JSON that is not cached', async () => {
    const ask = await listen();
    const right = await ask(call);
    expect([right.status, isNotStored(right)]).toEqual([200, true]);
    for (const target of otherSpellings) {
      for (const method of ['GET', 'POST']) {
        const answer = await ask(target, method);
        // Node refuses invalid targets earlier.
        if (answer.status === 400) continue;
        const seen = [target, answer.status, typeOf(answer), isNotStored(answer)];
        expect(seen).toEqual([target, 404, 'application/problem+json', true]);
      }
    }
  });

  test("also when the target contains the server's name, which is removed", async () => {
    const ask = await listen();
    for (const server of ['http://x', 'HTTP://www.example.com:80', 'https://user@x']) {
      const answer = await ask(`${server}${call}?a=1`);
      expect([server, answer.status, isNotStored(answer)]).toEqual([server, 200, true]);
      expect((await ask(`${server}/pricing`)).status).toBe(200);
    }
  });

  test('and pages whose names begin in the same way are still pages', async () => {
    const ask = await listen();
    expect(typeOf(await ask('/api%20docs'))).toMatch(/^text\/html/);
    expect((await ask('/api-docs')).headers).toContainEqual(['location', '/api%20docs']);
    for (const target of ['/apiary', '/api-', '/api.html', '/pricing/api', '/api%2Ddocs/x']) {
      const answer = await ask(target);
      expect([target, answer.status, typeOf(answer)?.slice(0, 9)]).toEqual([target, 404, 'text/html']);
    }
  });

  test(
    'however its characters are written',
    async () => {
      const ask = await listen();
      const hex = (character: string) => character.charCodeAt(0).toString(16).padStart(2, '0');
      const spellings = [...call].map((character) =>
        fc.oneof(
          { weight: 6, arbitrary: fc.constant(character) },
          {
            weight: 1,
            arbitrary: fc.constantFrom(
              `%${hex(character)}`,
              `%${hex(character).toUpperCase()}`,
              `%25${hex(character)}`,
              character.toUpperCase(),
              `${character}/`,
              `${character}%2f`,
              `${character};`,
              `${character}/./`,
              `${character}/../`,
              `${character}\\`,
            ),
          },
        ),
      );
      const target = fc
        .tuple(...spellings)
        .map((parts) => parts.join(''))
        .filter((written) => written !== call);
      await fc.assert(
        fc.asyncProperty(target, async (written) => {
          const { status } = await ask(written);
          expect([written, status]).toEqual([written, status === 400 ? 400 : 404]);
        }),
        { numRuns },
      );
    },
    10 * minute,
  );
});

test('a target in the right spelling is not changed', () => {
  for (const target of [call, '/api', '/api?a=%2F', '/pricing?next=//x', '/Help%20Center', '/', '*', '']) {
    expect(normalTarget(target)).toBe(target);
  }
});
