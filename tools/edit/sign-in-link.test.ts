import { buildApp } from '@accounting-site/server/app';
import { readConfig } from '@accounting-site/server/config/config';
import { buildTestApp } from '@accounting-site/server/testing/app/build-test-app';
import { freshDatabase } from '@accounting-site/server/testing/database/fresh-database';
import { expect, onTestFinished, test } from 'vitest';
import { imports } from '../repository/imports.ts';
import { addSignInLink } from './sign-in-link.ts';

async function open() {
  const { database, place } = await freshDatabase('SQLite');
  const config = { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), ...place };
  const app = await buildApp({ config, database, site: undefined });
  onTestFinished(() => app.close());
  const link = addSignInLink(app, database);
  const visit = async (url: string, method: 'GET' | 'HEAD' = 'GET') => {
    const { headers, cookies } = await app.inject({ method, url });
    return { location: headers.location, cookies: cookies.map(({ name }) => name) };
  };
  const sessions = () =>
    database
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select(['email', 'role', 'password_hash'])
      .execute();
  return { database, link, visit, sessions };
}

test('the link signs an editor without a password in, once', async () => {
  const { link, visit, sessions } = await open();
  expect(link).toMatch(/^\/edit\?key=[\w-]{43}$/);
  expect(await visit(link, 'HEAD')).toMatchObject({ cookies: [] });
  expect(await visit(link)).toEqual({
    location: '/login?next=%2Fstaff%2Fcontent#signed-in',
    cookies: ['__Host-refresh', expect.any(String)],
  });
  expect(await visit(link)).toEqual({ location: '/staff/content', cookies: [] });
  expect(await sessions()).toEqual([{ email: 'editor@localhost', role: 'editor', password_hash: '' }]);
});

test.each(['/edit', '/edit?key=', '/edit?key=wrong', '/edit?key=a&key=b'])(
  '%s signs no one in',
  async (url) => {
    const { link, visit, sessions } = await open();
    expect(await visit(url)).toEqual({ location: '/staff/content', cookies: [] });
    expect(await sessions()).toEqual([]);
    expect((await visit(link)).cookies).toHaveLength(2);
  },
);

test('two programs have different links', async () => {
  expect((await open()).link).not.toBe((await open()).link);
});

test('a server has no such link, and only npm run edit can add it', async () => {
  const { app } = await buildTestApp();
  expect((await app.inject('/edit?key=any')).statusCode).toBe(404);
  const importers = imports.filter(({ file }) => file === 'tools/edit/sign-in-link.ts');
  expect(importers.map(({ from }) => from).sort()).toEqual([
    'tools/edit.ts',
    'tools/edit/sign-in-link.test.ts',
  ]);
  const extending = imports.filter(({ file }) => file?.startsWith('apps/server/src/process/run-server'));
  expect(
    extending
      .map(({ from }) => from)
      .filter((from) => /^(apps|tools)\/(?!.*\.test\.)/.test(from))
      .sort(),
  ).toEqual(['apps/server/src/server.ts', 'tools/edit.ts']);
});
