import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readPreviewBar } from '@accounting-site/content/files/preview-bar';
import { contentFolder, useContentFolder } from '@accounting-site/content/reading/content-folder';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { hour } from '../clock.ts';
import { ReleaseLoader } from '../releases/load-releases.ts';
import { releaseFolder } from '../releases/release-folder.ts';
import { buildTestApp, ownOrigin } from '../testing/app/build-test-app.ts';
import { type DatabaseKind, databaseKinds } from '../testing/database/fresh-database.ts';
import { makePreview } from '../testing/publishing/make-preview.ts';
import { makeRelease, publish, scriptOf } from '../testing/publishing/make-release.ts';
import { signInAs } from '../testing/sign-in/sign-in-as.ts';

const ownContent = contentFolder();
afterEach(() => useContentFolder(ownContent));
const name = '__Host-preview';
const drafts = [
  { path: 'en/tools/gone.yaml', title: 'A tool' },
  { path: 'plans.yaml', title: 'Plans & prices' },
];

/** A site with the release `one`, and an editor with the preview `draft`. */
async function open(on: DatabaseKind) {
  const site = await buildTestApp({ on, environment: { STAFF_SECOND_FACTOR: 'required' } });
  const { app, database, config, time } = site;
  await publish(database, await makeRelease('one'), time.now);
  await new ReleaseLoader({ config, database, app }).catchUp();
  const redirects = '[{ from: /old, to: /pricing#part }]';
  const release = await makeRelease('draft', { redirects });
  const job = await makePreview(database, release, { at: time.now, drafts });
  const editor = await signInAs(site, 'editor');
  const openPreview = (id = job, browser = editor) =>
    browser.send('POST', `/api/site/staff/content/jobs/${id}/preview`);
  const opened = await openPreview();
  const cookie = opened.cookies.find((each) => each.name === name)?.value ?? '';
  const signedIn = `__Host-refresh=${editor.cookie}`;
  const read = async (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: { cookie: `${signedIn}; ${name}=${cookie}`, ...headers } });
  return { ...site, release, job, editor, openPreview, opened, cookie, signedIn, read };
}

const titleOf = ({ body }: { body: string }) => /<title>(.*?)<\/title>/.exec(body)?.[1];

/** That this is the published site, and the cookie is cleared. */
function expectPublished({ statusCode, headers, body }: LightMyRequestResponse) {
  expect([statusCode, titleOf({ body }), body.includes('site-preview')]).toEqual([200, 'Home one', false]);
  expect(headers).toMatchObject({
    'set-cookie': expect.stringMatching(/^__Host-preview=; Max-Age=0; Path=\/; HttpOnly; Secure/),
    'cache-control': 'no-store',
    'clear-site-data': '"prefetchCache", "prerenderCache"',
  });
}

describe.each(databaseKinds)('a preview on %s', (on) => {
  test('is shown to the browser that opened it, and to no one else', async () => {
    const { app, opened, read, time, database } = await open(on);
    expect([opened.statusCode, opened.json()]).toEqual([
      200,
      { page: '/pricing', expiresAt: new Date(time.now + hour).toISOString() },
    ]);
    expect(opened.headers['set-cookie']).toMatch(
      /^__Host-preview=[\w.-]+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const home = await read('/');
    expect([home.statusCode, titleOf(home)]).toEqual([200, 'Home draft']);
    expect(home.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      vary: 'accept-encoding, cookie',
      'content-security-policy': expect.stringMatching(
        /style-src 'self' 'sha256-[\w+/=]{44}' .*trusted-types 'none'/,
      ),
      'content-length': String(Buffer.byteLength(home.body)),
    });
    expect(home.headers).not.toHaveProperty('etag');
    expect(home.headers).not.toHaveProperty('speculation-rules');
    const words = readPreviewBar();
    for (const text of [words.note, words.forms, words.back, words.end, '2 changes', '<li>A tool</li>']) {
      expect(home.body).toContain(text);
    }
    expect(home.body).toContain('<li><a href="/pricing">Plans &amp; prices</a></li>');
    expect(home.body.match(/<aside class="site-preview"/g)).toHaveLength(1);
    expect(titleOf(await read('/pricing?from=here'))).toBe('Pricing draft');
    expect(titleOf(await app.inject('/pricing'))).toBe('Pricing one');
    const events = await database
      .selectFrom('audit_events')
      .select(['event', 'detail'])
      .where('event', '=', 'preview opened')
      .execute();
    expect(events).toHaveLength(1);
  });

  test('has its own not-found page, files and redirects, and answers HEAD, ranges and ETags with the whole page', async () => {
    const { app, read } = await open(on);
    const missing = await read('/only/one');
    expect([missing.statusCode, titleOf(missing), missing.headers['cache-control']]).toEqual([
      404,
      'Not found draft',
      'no-store',
    ]);
    expect(missing.body).toContain('site-preview');
    const script = await read(scriptOf('draft'));
    expect([script.statusCode, script.body.slice(0, 22), script.headers['cache-control']]).toEqual([
      200,
      "export default 'draft'",
      'no-store',
    ]);
    expect((await app.inject(scriptOf('draft'))).statusCode).toBe(404);
    const published = await read(scriptOf('one'));
    expect([published.statusCode, published.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect((await read('/og/home.png')).body).toBe('picture draft');
    for (const [from, to] of [
      ['/Pricing/', '/pricing'],
      ['/old?a=1', '/pricing?a=1#part'],
    ] as const) {
      const moved = await read(from);
      const { location, 'cache-control': caching } = moved.headers;
      expect([moved.statusCode, location, caching]).toEqual([308, to, 'no-store']);
    }
    expect((await app.inject('/old')).statusCode).toBe(404);
    const head = await read('/', {}, 'HEAD');
    const page = await read('/');
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      page.headers['content-length'],
    ]);
    const { etag = '' } = (await app.inject('/')).headers;
    for (const headers of [{ range: 'bytes=0-9' }, { 'if-none-match': `${etag}, *` }]) {
      const whole = await read('/', headers as unknown as Record<string, string>);
      expect([whole.statusCode, whole.body]).toEqual([200, page.body]);
    }
    for (const encoding of ['br', 'gzip']) {
      const { headers, rawPayload } = await read('/', { 'accept-encoding': encoding });
      expect([headers['content-encoding'], headers['content-length']]).toEqual([
        encoding,
        String(rawPayload.length),
      ]);
    }
    expect((await read('/', { 'sec-purpose': 'prefetch;prerender' })).statusCode).toBe(503);
    expect((await read('/api/site/openapi.json')).headers).not.toHaveProperty('x-robots-tag');
  });

  test('is sent by the server that visitors reach, which passes it by the pages in memory', async () => {
    const { app, cookie, signedIn } = await open(on);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const read = async (headers: Record<string, string>) => {
      const answer = await fetch(address, { headers });
      return [titleOf({ body: await answer.text() }), answer.headers.get('set-cookie')?.slice(0, 16)];
    };
    expect(await read({ cookie: `${signedIn}; ${name}=${cookie}` })).toEqual(['Home draft', undefined]);
    expect(await read({ cookie: 'other=1' })).toEqual(['Home one', undefined]);
    expect(await read({ cookie: `${name}=forged` })).toEqual(['Home one', `${name}=;`]);
  });

  test('with a cookie that is forged or expired, or of another browser or user, shows the published site', async () => {
    const { read, cookie, signedIn, ...site } = await open(on);
    const forged = cookie.replace(/.$/, (end) => (end === 'A' ? 'Q' : 'A'));
    const admin = await signInAs(site, 'admin');
    for (const cookies of [
      `${signedIn}; ${name}=${forged}`,
      `${name}=${cookie}`,
      `__Host-refresh=${admin.cookie}; ${name}=${cookie}`,
    ])
      expectPublished(await read('/', { cookie: cookies }));
    site.time.now += hour;
    expectPublished(await read('/'));
  });

  test.each([
    'of a session that signed out',
    'of an account that is no editor any more',
    'of an account without the second factor it needs',
    'of a pruned release',
    'of an unknown release',
  ])('with a cookie %s shows the published site, and the cookie is cleared', async (how) => {
    const { editor, read, release, database } = await open(on);
    const accounts = database.updateTable('accounts').where('email', 'like', 'editor@%');
    if (how.endsWith('signed out')) await editor.logout();
    if (how.endsWith('any more')) await accounts.set({ role: 'staff' }).execute();
    if (how.endsWith('it needs')) await accounts.set({ role_since: 0, created_at: 0 }).execute();
    if (how.endsWith('pruned release')) {
      await database.updateTable('releases').set({ archive: null }).where('id', '=', release.id).execute();
    }
    if (how.endsWith('unknown release')) await database.deleteFrom('publish_jobs').execute();
    expectPublished(await read('/'));
  });

  test('is opened by editors and admins with a second factor, and only when it is done and stored', async () => {
    const { database, job, release, openPreview, time, ...site } = await open(on);
    const all = { database, time, ...site };
    for (const role of ['staff', 'owner']) {
      const refused = await openPreview(job, await signInAs(all, role));
      expect([refused.statusCode, refused.cookies.some((each) => each.name === name)]).toEqual([403, false]);
    }
    const admin = await signInAs(all, 'admin');
    expect((await openPreview(job, admin)).statusCode).toBe(200);
    await database.updateTable('accounts').set({ role_since: 0, created_at: 0 }).execute();
    const refused = await openPreview(job, admin);
    expect([refused.statusCode, refused.json().requires]).toEqual([403, 'authenticator']);
    await database.updateTable('accounts').set({ role_since: time.now }).execute();
    expect((await openPreview('unknown', admin)).statusCode).toBe(404);
    for (const change of [{ kind: 'publish' }, { kind: 'preview', state: 'failed' }] as const) {
      await database.updateTable('publish_jobs').set(change).execute();
      expect((await openPreview(job, admin)).statusCode).toBe(409);
    }
    await database.updateTable('publish_jobs').set({ state: 'done' }).execute();
    await database.updateTable('releases').set({ archive: null }).where('id', '=', release.id).execute();
    expect((await openPreview(job, admin)).statusCode).toBe(409);
  });

  test('goes on after a restart, on another server, and after its folder was damaged', async () => {
    const { database, config, release, read, app, time, cookie, signedIn } = await open(on);
    rmSync(join(releaseFolder(config.dataDir, release.id), 'site/index.html.gz'));
    expect(titleOf(await read('/'))).toBe('Home draft');
    await app.close();
    const other = await buildTestApp({ on, replace: { config, database, clock: () => time.now } });
    await new ReleaseLoader({ config, database, app: other.app }).catchUp();
    expect(titleOf(await other.app.inject('/'))).toBe('Home one');
    const again = await other.app.inject({ url: '/', headers: { cookie: `${signedIn}; ${name}=${cookie}` } });
    expect(titleOf(again)).toBe('Home draft');
  });

  test('ends with the button of its bar, which is a form of this site', async () => {
    const { app, cookie } = await open(on);
    const end = (origin: string) =>
      app.inject({
        method: 'POST',
        url: '/api/site/preview/end',
        headers: {
          origin,
          cookie: `${name}=${cookie}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: '',
      });
    const ended = await end(ownOrigin);
    expect([ended.statusCode, ended.headers.location]).toEqual([303, '/']);
    expect(ended.headers['set-cookie']).toMatch(/^__Host-preview=; Max-Age=0;/);
    expect((await end('https://other.example')).statusCode).toBe(403);
  });
});
