import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app/build-test-app.ts';
import { buildTestSite, scriptHash, styleHash } from '../../testing/app/build-test-site.ts';
import { unpackedBody } from '../../testing/app/unpacked-body.ts';
import { loadSite } from './load-site.ts';

const page = (title: string) =>
  `<!doctype html><title>${title}</title><style>p{margin:0}</style><p>${'words '.repeat(300)}</p><script>start()</script>`;

const files = {
  'index.html': page('Home'),
  'pricing.html': page('Pricing'),
  'Help Center.html': page('Help center'),
  'api docs.html': page('API docs'),
  'help/article/mobile-money.html': page('Mobile money'),
  'help/documentation.html': page('Documentation'),
  '404.html': page('Page Not Found'),
  '_astro/island.C0FFEE.js': `export default ${JSON.stringify('x'.repeat(2000))}`,
  'og/pricing.png': 'not really a picture',
  'downloads/cash-book.xlsx': 'not really a workbook',
  'downloads/filing-calendar-1.ics': 'BEGIN:VCALENDAR',
  'robots.txt': 'User-agent: *',
  'speculation-rules.json': '{"prefetch":[]}',
};

async function serve(environment: Record<string, string> = {}, built: Record<string, string> = files) {
  const siteDir = buildTestSite(built, environment.APP_HOST);
  const { config } = await buildTestApp({ environment });
  const site = loadSite({ ...config, siteDir });
  const { app, ...test } = await buildTestApp({ environment, replace: { site } });
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers });
  return { app, get, site, ...test };
}

describe('a page', () => {
  test.each([
    ['/', 'Home'],
    ['/pricing', 'Pricing'],
    ['/pricing?plan=starter', 'Pricing'],
    ['/Help%20Center', 'Help center'],
    ['/api%20docs', 'API docs'],
    ['/help/article/mobile-money', 'Mobile money'],
  ])('is at %s', async (url, title) => {
    const { get } = await serve();
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.body).toContain(`<title>${title}</title>`);
  });

  test('redirects permanently from other spellings of its URL', async () => {
    const { get } = await serve();
    const answer = await get('/HELP-Center/?from=mail');
    expect([answer.statusCode, answer.headers.location]).toEqual([308, '/Help%20Center?from=mail']);
    expect(answer.body).toBe('');
  });

  test('that does not exist is the not-found page with status 404', async () => {
    const { app, get } = await serve();
    for (const url of ['/no-such-page', '/404', '/help/article/none']) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('<title>Page Not Found</title>');
    }
    const headers = { origin: 'https://www.example.com' };
    const post = await app.inject({ method: 'POST', url: '/pricing', headers, payload: {} });
    expect([post.statusCode, post.headers.allow]).toEqual([405, 'GET, HEAD']);
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
    const sent = await app.inject({ method: 'POST', url: '/pricing?a=1', headers: form, payload: 'email=a' });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/pricing?a=1']);
    expect((await get('/api/nothing')).headers['content-type']).toMatch('application/problem+json');
  });

  test('has the same headers for HEAD as for GET', async () => {
    const { app, get } = await serve();
    const head = await app.inject({ method: 'HEAD', url: '/pricing' });
    const { headers } = await get('/pricing');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers).toMatchObject({
      'content-length': headers['content-length'],
      etag: headers.etag,
      'content-security-policy': headers['content-security-policy'],
    });
  });

  test('is revalidated on each visit, and not sent again if it is unchanged', async () => {
    const { get } = await serve();
    const { headers } = await get('/pricing', { 'accept-encoding': 'br' });
    expect(headers['cache-control']).toBe('no-cache');
    const tag = String(headers.etag);
    expect(tag).toMatch(/^"[\w-]{22}-br"$/);
    for (const match of [tag, `"other", ${tag}`, `W/${tag}`, '*']) {
      const again = await get('/pricing', { 'accept-encoding': 'br', 'if-none-match': match });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
      expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    }
    expect((await get('/pricing', { 'if-none-match': tag })).statusCode).toBe(200);
    expect((await get('/', { 'accept-encoding': 'br', 'if-none-match': tag })).statusCode).toBe(200);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=1.0', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.5', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['identity, br;q=0.5', undefined],
    ['deflate', undefined],
    ['', undefined],
    ['br;q=nonsense', undefined],
  ])('for a visitor who accepts %j is sent as %s', async (accepted, encoding) => {
    const { get } = await serve();
    const answer = await get('/pricing', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toMatch('accept-encoding');
    expect(unpackedBody(answer).toString()).toBe(files['pricing.html']);
  });

  test('carries a policy with the hash of its own script and style and nothing unsafe', async () => {
    const { get } = await serve();
    const policy = String((await get('/pricing')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${scriptHash};`);
    expect(policy).toContain(`style-src 'self' ${styleHash};`);
    expect(policy).toContain('frame-src https://maps.example;');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain('upgrade-insecure-requests');
    expect(policy).not.toMatch(/unsafe-|\*|http:/);
  });

  test('may send requests to the application on another origin', async () => {
    const { get, app, site } = await serve({ APP_HOST: 'https://app.example.com' });
    const policy = (await get('/pricing')).headers['content-security-policy'];
    expect(policy).toContain("connect-src 'self' https://app.example.com;");
    expect(site?.mismatch).toBeUndefined();
    const headers = { origin: 'https://www.example.com' };
    const login = await app.inject({ method: 'POST', url: '/api/api/login', headers, payload: {} });
    expect([login.statusCode, login.headers['content-type']]).toEqual([404, 'application/problem+json']);
  });

  test('has speculation rules, except for visitors who save data', async () => {
    const { get } = await serve();
    expect((await get('/')).headers['speculation-rules']).toBe('"/speculation-rules.json"');
    const saving = await get('/', { 'save-data': 'on' });
    expect(saving.headers['speculation-rules']).toBeUndefined();
    expect(saving.headers.vary).toMatch('save-data');
    const rules = await get('/speculation-rules.json');
    expect(rules.headers['content-type']).toBe('application/speculationrules+json');
    const { 'speculation-rules.json': _rules, ...without } = files;
    const other = await serve({}, without);
    expect((await other.get('/')).headers['speculation-rules']).toBeUndefined();
  });
});

describe('a file', () => {
  test('with a hash in its name is cached for ever', async () => {
    const { get } = await serve();
    const answer = await get('/_astro/island.C0FFEE.js', { 'accept-encoding': 'gzip' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'gzip',
    });
  });

  test('without a hash is cached for an hour', async () => {
    const { get } = await serve();
    expect((await get('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
    const picture = await get('/og/pricing.png', { 'accept-encoding': 'br' });
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(picture.headers['content-encoding']).toBeUndefined();
  });
});

describe('a download', () => {
  test.each(['cash-book.xlsx', 'filing-calendar-1.ics'])(
    '%s is saved under its name, and search engines leave it out',
    async (name) => {
      const { get } = await serve();
      const answer = await get(`/downloads/${name}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-disposition': `attachment; filename="${name}"`,
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      });
    },
  );

  test('is no other type of file', async () => {
    const { get } = await serve();
    for (const url of ['/pricing', '/robots.txt', '/og/pricing.png']) {
      const { headers } = await get(url);
      expect(headers['content-disposition']).toBeUndefined();
      expect(headers['x-robots-tag']).toBeUndefined();
    }
  });
});

describe('the server', () => {
  test('redirects password managers to the page for changing it', async () => {
    const { get } = await serve();
    const answer = await get('/.well-known/change-password');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/forgot-password']);
  });

  test.each([
    ['the former PDF of the invoice', '/downloads/invoice.pdf', '/resources/templates/invoice/print'],
    ['the former page of demo requests', '/staff/demo-requests', '/staff/leads'],
  ])('redirects from %s to the page that replaced it', async (_what, former, page) => {
    const { get } = await serve();
    const answer = await get(former);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, page]);
  });

  test('warns about pages that were built for another application', async () => {
    const siteDir = buildTestSite(files, 'https://app.example.com');
    const { config } = await buildTestApp();
    const site = loadSite({ ...config, siteDir });
    expect(site?.mismatch).toBe(
      'The pages were built to call https://app.example.com, but APP_HOST says this server. Build the site again.',
    );
  });

  test('warns about a privacy policy that names other retention periods', async () => {
    const siteDir = buildTestSite(files);
    const { config } = await buildTestApp();
    const say = (retention: typeof config.retention) =>
      loadSite({ ...config, siteDir, retention })?.retentionMismatch;
    expect(say(config.retention)).toBeUndefined();
    expect(say({ ...config.retention, audit: 90 })).toMatch(
      'audit 400 days, and not 90. Build the site again.',
    );
  });

  test('serves the API although no site was built', async () => {
    const { config, app } = await buildTestApp();
    expect(loadSite({ ...config, siteDir: '/nowhere' })).toBeUndefined();
    expect((await app.inject('/')).statusCode).toBe(404);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});
