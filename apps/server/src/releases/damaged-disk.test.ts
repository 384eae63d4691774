import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder, useContentFolder } from '@accounting-site/content/reading/content-folder';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { minute } from '../clock.ts';
import { buildTestApp } from '../testing/app/build-test-app.ts';
import { fastFolder } from '../testing/database/fast-folder.ts';
import { databaseKinds } from '../testing/database/fresh-database.ts';
import { makeRelease, publish } from '../testing/publishing/make-release.ts';
import { readLastServed } from './last-served.ts';
import { ReleaseLoader } from './load-releases.ts';
import { keepReleaseFolders, releasesFolder } from './release-folder.ts';

const ownContent = contentFolder();
afterEach(() => {
  useContentFolder(ownContent);
  vi.useRealTimers();
});

function createDataDir(): string {
  const dataDir = mkdtempSync(join(fastFolder, 'damaged-disk-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  mkdirSync(releasesFolder(dataDir));
  return dataDir;
}

test.each(databaseKinds)('a release that the disk refused is loaded later, on %s', async (on) => {
  const { app, config, database, log } = await buildTestApp({ on });
  const loader = new ReleaseLoader({ config, database, app });
  const release = await makeRelease('one');
  await publish(database, release);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  // No folder can be made below a file.
  writeFileSync(releasesFolder(config.dataDir), '');
  await loader.catchUp();
  rmSync(releasesFolder(config.dataDir));
  await loader.catchUp();
  expect([app.served.hasFailed, app.served.release]).toEqual([true, undefined]);
  expect(log.join('').match(/the published release cannot be loaded/g)).toHaveLength(1);
  vi.setSystemTime(Date.now() + minute);
  await loader.catchUp();
  expect([app.served.hasFailed, app.served.release]).toEqual([false, release.id]);
});

test('a folder that disappears while old ones are deleted is no error', async () => {
  const dataDir = createDataDir();
  const old = join(releasesFolder(dataDir), 'z-old.partial');
  mkdirSync(old);
  utimesSync(old, 0, 0);
  symlinkSync(join(dataDir, 'nowhere'), join(releasesFolder(dataDir), 'a-gone.partial'));
  await keepReleaseFolders(dataDir, []);
  expect(existsSync(old)).toBe(false);
});

describe('the list of the releases served last', () => {
  test.each(['', '{', '[]', '["../secrets"]'])('that is damaged is empty: %j', (text) => {
    const dataDir = createDataDir();
    writeFileSync(join(releasesFolder(dataDir), 'served.json'), text);
    expect(readLastServed(dataDir)).toEqual([]);
  });
});
