import { expect, test } from 'vitest';
import { buildTestApp } from '../testing/app/build-test-app.ts';
import { makePreview } from '../testing/publishing/make-preview.ts';
import { makeRelease } from '../testing/publishing/make-release.ts';
import { PreviewLoader } from './load-previews.ts';

async function open(...names: string[]) {
  const { config, database, time } = await buildTestApp();
  const ids: string[] = [];
  for (const name of names) {
    const release = await makeRelease(name);
    await makePreview(database, release, { at: time.now });
    ids.push(release.id);
  }
  return { loader: new PreviewLoader({ config, database }), ids };
}

test('two previews stay in memory, and the one that was used least recently is loaded again', async () => {
  const { loader, ids } = await open('one', 'two', 'three');
  const [one = '', two = '', three = ''] = ids;
  const first = loader.find(one);
  const second = loader.find(two);
  expect(loader.find(one)).toBe(first);
  const third = loader.find(three);
  expect([loader.find(one), loader.find(three)]).toEqual([first, third]);
  expect(loader.find(two)).not.toBe(second);
  for (const id of ids) expect((await loader.find(id)).find('/', {})?.status).toBe(200);
});

test('a preview that could not be loaded is loaded again when it is stored', async () => {
  const { loader, ids } = await open('one');
  await expect(loader.find('0123456789abcdef')).rejects.toThrow('The database has no release');
  await expect(loader.find('0123456789abcdef')).rejects.toThrow('The database has no release');
  expect((await loader.find(ids[0] ?? '')).find('/pricing', {})?.status).toBe(200);
});
