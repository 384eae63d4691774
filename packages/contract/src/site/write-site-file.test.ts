import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeSiteFile } from './write-site-file.ts';

function makeFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'write-site-file-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const inodeOf = (file: string) => statSync(file).ino;

test('an unchanged file is a hard link to the earlier one, and a changed file is a new one', () => {
  const folder = makeFolder();
  const [earlier, same, other] = ['earlier', 'same', 'other'].map((name) => join(folder, name));
  writeFileSync(earlier as string, 'page');
  writeSiteFile(same as string, Buffer.from('page'), earlier);
  writeSiteFile(other as string, Buffer.from('changed'), earlier);
  expect(inodeOf(same as string)).toBe(inodeOf(earlier as string));
  expect(inodeOf(other as string)).not.toBe(inodeOf(earlier as string));
  expect([earlier, same, other].map((file) => readFileSync(file as string, 'utf8'))).toEqual([
    'page',
    'page',
    'changed',
  ]);
});

test('writing a name again does not change the earlier site', () => {
  const folder = makeFolder();
  const earlier = join(folder, 'earlier');
  const file = join(folder, 'file');
  writeFileSync(earlier, 'page');
  writeSiteFile(file, Buffer.from('page'), earlier);
  writeSiteFile(file, Buffer.from('changed'), earlier);
  expect([readFileSync(earlier, 'utf8'), readFileSync(file, 'utf8')]).toEqual(['page', 'changed']);
});

// A folder in memory is another file system, to which no link can lead.
test.each([undefined, 'missing', ...(existsSync('/dev/shm') ? ['/dev/shm'] : [])])(
  'a file is written without an earlier one that can be linked: %s',
  (place) => {
    const file = join(makeFolder(), 'file');
    const isThere = place !== undefined && existsSync(place);
    const earlier = isThere ? join(makeFolder(place), 'earlier') : place;
    if (isThere && earlier !== undefined) writeFileSync(earlier, 'page');
    writeSiteFile(file, Buffer.from('page'), earlier);
    expect(readFileSync(file, 'utf8')).toBe('page');
  },
);
