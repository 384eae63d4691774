import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { fastFolder } from '../testing/database/fast-folder.ts';
import { makeRelease } from '../testing/publishing/make-release.ts';
import { unpackRelease } from './release-archive.ts';
import { isReleaseWhole, releaseFolder, writeReleaseFolder } from './release-folder.ts';

/** A copy that no server would write, so that it can be told from a new one. */
const quick = (page: Buffer) => gzipSync(page, { level: 1 });

test.each([
  ['is used again', quick, true],
  ['of another text is not used', () => quick(Buffer.from('another text')), false],
  ['that is cut is not used', (page: Buffer) => quick(page).subarray(0, 20), false],
])('a gzip copy of the release before %s', async (_name, change, isUsed) => {
  const dataDir = mkdtempSync(join(fastFolder, 'release-folder-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  // The same pages, with other content.
  const [one, two] = await Promise.all(
    ['One', 'Two'].map(async (brand) => unpackRelease((await makeRelease('same', { brand })).archive)),
  );
  if (one === undefined || two === undefined) throw new Error('No releases');
  const pageOf = (id: string) => join(releaseFolder(dataDir, id), 'site/index.html.gz');
  await writeReleaseFolder(dataDir, one);
  const page = gunzipSync(readFileSync(pageOf(one.id)));
  const copy = change(page);
  writeFileSync(pageOf(one.id), copy);
  await writeReleaseFolder(dataDir, two, one.id);
  const written = readFileSync(pageOf(two.id));
  expect(gunzipSync(written)).toEqual(page);
  expect(written.equals(copy)).toBe(isUsed);
  expect(await isReleaseWhole(dataDir, two.id)).toBe(true);
});

test.each([
  ['cannot be decoded', (copy: Buffer) => copy.subarray(0, 40)],
  ['is of another page', (_copy: Buffer, other: Buffer) => other],
  ['is of another dictionary', (copy: Buffer) => Buffer.concat([Buffer.alloc(36), copy.subarray(36)])],
])('a release whose copy for browsers with the dictionary %s is refused', async (_name, change) => {
  const dataDir = mkdtempSync(join(fastFolder, 'release-folder-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const release = await unpackRelease((await makeRelease('one')).archive);
  const copyOf = (page: string) => Buffer.from(release.files.get(`site/${page}.html.dcb`) ?? []);
  const changed = change(copyOf('index'), copyOf('pricing'));
  const files = new Map([...release.files, ['site/index.html.dcb', changed]]);
  await expect(writeReleaseFolder(dataDir, { ...release, files })).rejects.toThrow(
    'index.html.dcb of the release is damaged.',
  );
  await writeReleaseFolder(dataDir, release);
  expect(await isReleaseWhole(dataDir, release.id)).toBe(true);
});
