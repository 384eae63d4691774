import { createHash } from 'node:crypto';
import { contentFolder, useContentFolder } from '@accounting-site/content/reading/content-folder';
import { afterEach, expect, test } from 'vitest';
import { buildTestApp } from '../testing/app/build-test-app.ts';
import { makeRelease, publish } from '../testing/publishing/make-release.ts';
import { ReleaseLoader } from './load-releases.ts';
import { publishRelease } from './releases.repository.ts';

const ownContent = contentFolder();
afterEach(() => useContentFolder(ownContent));

test('a release is sent with its own dictionary, and never with that of another release', async () => {
  const { app, config, database } = await buildTestApp();
  const loader = new ReleaseLoader({ config, database, app });
  const rollBack = (id: string) =>
    database
      .transaction()
      .execute((transaction) =>
        publishRelease(transaction, id, { at: Date.now(), accountId: null, kind: 'rollback' }),
      );
  const [one, two] = [await makeRelease('one'), await makeRelease('two')];
  const ask = async (headers: Record<string, string> = {}) => {
    const accepted = { 'accept-encoding': 'br, dcb', ...headers };
    const answer = await app.inject({ url: '/', headers: accepted });
    return [answer.headers['content-encoding'], `${answer.headers.link}`] as const;
  };
  const dictionaryOf = async () => {
    const url = /<(.*)>/.exec((await ask())[1])?.[1] ?? '';
    const { rawPayload } = await app.inject({ url });
    return { 'available-dictionary': `:${createHash('sha256').update(rawPayload).digest('base64')}:` };
  };
  await publish(database, one);
  await loader.catchUp();
  const former = await dictionaryOf();
  expect((await ask(former))[0]).toBe('dcb');
  await publish(database, two);
  await loader.catchUp();
  const current = await dictionaryOf();
  expect(await ask(former)).toEqual(['br', (await ask())[1]]);
  expect((await ask(current))[0]).toBe('dcb');
  await rollBack(one.id);
  await loader.catchUp();
  expect([(await ask(former))[0], (await ask(current))[0]]).toEqual(['dcb', 'br']);
});
