import { describe, expect, test } from 'vitest';
import { escapeHtml } from '../../../http/escape-html.ts';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { haveProviders } from '../../../testing/sign-in/have-providers.ts';
import { openVisitor } from '../../../testing/sign-in/provider-visitor.ts';
import { readProviderWords } from './provider-words.ts';

describe('the providers', () => {
  test('are those in the configuration', async () => {
    const { environment } = await haveProviders();
    const list = async (environment: Record<string, string>) => {
      const { app } = await buildTestApp({ environment });
      return (await app.inject({ url: '/api/api/login/providers' })).json();
    };
    const { GOOGLE_CLIENT_ID: _id, GOOGLE_CLIENT_SECRET: _secret, ...facebookAlone } = environment;
    expect(await list({})).toEqual({ providers: [] });
    expect(await list(facebookAlone)).toEqual({ providers: ['facebook'] });
    expect(await list(environment)).toEqual({ providers: ['google', 'facebook'] });
  });

  test('that are not configured redirect to an error', async () => {
    const { app } = await buildTestApp();
    const visitor = openVisitor(app);
    const { answer } = await visitor.leave('google');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/login#provider-problem=failed']);
    const back = await visitor.comeBack(
      'https://www.example.com/api/api/login/providers/google/callback?code=x',
    );
    expect(back).toBe('/login#provider-problem=failed');
  });

  test('are reached through a page that needs no script and sets the cookie of the visit', async () => {
    const { google, environment } = await haveProviders();
    const { app } = await buildTestApp({ environment });
    const { answer, address } = await openVisitor(app).leave('google', { purpose: 'sign-in' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(answer.body).toContain(
      `<a href="${address.href.replaceAll('&', '&amp;')}">${escapeHtml(readProviderWords().continue.google)}</a>`,
    );
    expect(address.origin).toBe(google.url);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: google.client.id,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: 'https://www.example.com/api/api/login/providers/google/callback',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-provider=[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('redirect to this machine without SITE_URL, regardless of the request', async () => {
    const { environment } = await haveProviders();
    const { app } = await buildTestApp({ environment: { ...environment, SITE_URL: '', PORT: '4123' } });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/api/login/providers/google',
      headers: {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        origin: 'http://localhost:4123',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: '',
    });
    const address = new URL(String(answer.headers.refresh).replace('0;url=', ''));
    expect(address.searchParams.get('redirect_uri')).toBe(
      'http://127.0.0.1:4123/api/api/login/providers/google/callback',
    );
  });
});
