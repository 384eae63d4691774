import { describe, expect, test } from 'vitest';
import { openBrowser } from '../../../testing/app/browser.ts';
import { buildTestApp, ownOrigin } from '../../../testing/app/build-test-app.ts';

describe('passkeys and the host name', () => {
  const ask = async (environment: Record<string, string>, origin: string) => {
    const { app } = await buildTestApp({ environment });
    return openBrowser(app).send('POST', '/api/api/login/passkey/options', undefined, { origin });
  };

  test('belong to the host of SITE_URL', async () => {
    expect((await ask({}, ownOrigin)).json()).toMatchObject({ options: { rpId: 'www.example.com' } });
    const withPort = { SITE_URL: 'https://books.example:8443' };
    expect((await ask(withPort, 'https://books.example:8443')).json()).toMatchObject({
      options: { rpId: 'books.example' },
    });
  });

  test('belong to localhost in development, and are refused for an IP address with an explanation', async () => {
    const named = await ask({ SITE_URL: '' }, 'http://localhost:3000');
    expect(named.json()).toMatchObject({ options: { rpId: 'localhost' } });
    const numbered = await ask({ SITE_URL: '' }, 'http://127.0.0.1:3000');
    expect(numbered.statusCode).toBe(422);
    expect(numbered.json().message).toMatch('127.0.0.1 is a number');
    const always = await ask({ SITE_URL: 'http://192.0.2.7' }, 'http://192.0.2.7');
    expect(always.statusCode).toBe(422);
  });
});
