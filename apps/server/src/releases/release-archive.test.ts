import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompressSync } from 'node:zlib';
import { contentFolder } from '@accounting-site/content/reading/content-folder';
import { packTar, unpackTar } from 'modern-tar';
import { expect, test } from 'vitest';
import { buildTestSite } from '../testing/app/build-test-site.ts';
import { makeRelease, packWithPicture, scriptOf } from '../testing/publishing/make-release.ts';
import { refuseOtherAddresses } from './refuse-other-addresses.ts';
import { packRelease, unpackRelease } from './release-archive.ts';

const megabyte = 1024 * 1024;
const compress = promisify(zstdCompress);

/** The archive with other entries. */
async function repack(archive: Buffer, change: (entries: Map<string, Uint8Array>) => void): Promise<Buffer> {
  const entries = await unpackTar(zstdDecompressSync(archive));
  const files = new Map(entries.map(({ header, data }) => [header.name, data ?? new Uint8Array()]));
  change(files);
  const tar = await packTar(
    [...files].map(([name, body]) => ({ header: { name, size: body.length }, body })),
  );
  return compress(tar);
}

test('a release comes out as it was packed, with only the smallest copies of its pages', async () => {
  const { archive, ...packed } = await makeRelease('one');
  const { files, ...unpacked } = await unpackRelease(archive);
  expect(unpacked).toEqual(packed);
  expect(packed.id).toMatch(/^[0-9a-f]{16}$/);
  const site = [...files.keys()].filter((path) => path.startsWith('site/'));
  expect(site.sort()).toEqual([
    'site/404.html.br',
    'site/404.html.dcb',
    `site${scriptOf('one')}.br`,
    'site/index.html.br',
    'site/index.html.dcb',
    'site/offline.html.br',
    'site/offline.html.dcb',
    'site/og/home.png',
    'site/only/one.html.br',
    'site/only/one.html.dcb',
    'site/pricing.html.br',
    'site/pricing.html.dcb',
    'site/site-manifest.json',
  ]);
  const plans = files.get('content/plans.yaml');
  expect(plans).toEqual(new Uint8Array(readFileSync(`${contentFolder()}/plans.yaml`)));
});

test('the id depends on the content and the addresses, not on the time', async () => {
  const siteDir = buildTestSite({ 'index.html': 'Home' });
  const made = { siteDir, contentDir: contentFolder(), siteUrl: 'https://a.example', appHost: undefined };
  const { id } = await packRelease({ ...made, now: 0 });
  expect((await packRelease({ ...made, now: 1e12 })).id).toBe(id);
  expect((await packRelease({ ...made, siteUrl: 'https://b.example' })).id).not.toBe(id);
  const other = buildTestSite({ 'index.html': 'Homes' });
  expect((await packRelease({ ...made, siteDir: other })).id).not.toBe(id);
});

test('a site that was built for another APP_HOST is not packed', async () => {
  const siteDir = buildTestSite({ 'index.html': 'Home' }, 'https://app.example');
  const packed = packRelease({
    siteDir,
    contentDir: contentFolder(),
    siteUrl: undefined,
    appHost: 'https://other.example',
  });
  await expect(packed).rejects.toThrow('APP_HOST https://app.example, and not for https://other.example');
});

test('an archive that was cut or changed anywhere is refused', async () => {
  const { archive } = await makeRelease('one');
  for (const part of [0, 0.01, 0.2, 0.5, 0.9, 0.999]) {
    const at = Math.floor(archive.length * part);
    await expect(unpackRelease(archive.subarray(0, at)), `cut at ${at}`).rejects.toThrow('not a complete');
    const damaged = Buffer.from(archive);
    damaged[at] = (damaged[at] ?? 0) ^ 0x10;
    await expect(unpackRelease(damaged), `changed at ${at}`).rejects.toThrow('not a complete release');
  }
});

test.each<[string, (entries: Map<string, Uint8Array>) => void, string]>([
  ['no description', (entries) => entries.delete('release.json'), 'it has no release.json'],
  [
    'a changed file',
    (entries) => entries.set('content/plans.yaml', Buffer.from('plans: []')),
    'its content is',
  ],
  ['a file too many', (entries) => entries.set('site/new.html', Buffer.from('x')), 'its content is'],
  ['a path that leads out', (entries) => entries.set('site/../../evil', Buffer.from('x')), 'it contains'],
  ['a path in another folder', (entries) => entries.set('etc/passwd', Buffer.from('x')), 'it contains'],
  ['an absolute path', (entries) => entries.set('/etc/passwd', Buffer.from('x')), 'it contains'],
  [
    'an invalid description',
    (entries) => entries.set('release.json', Buffer.from('{"id":"../x"}')),
    'cannot be read',
  ],
])('an archive with %s is refused', async (_name, change, message) => {
  const { archive } = await makeRelease('one');
  await expect(unpackRelease(await repack(archive, change))).rejects.toThrow(message);
});

test('a small archive that would unpack to more than the memory is refused', async () => {
  const bomb = await compress(Buffer.alloc(200 * megabyte));
  expect(bomb.length).toBeLessThan(100_000);
  await expect(unpackRelease(bomb)).rejects.toThrow('not a complete release');
});

test('a site that is too large for the servers is not packed', async () => {
  await expect(packWithPicture(48 * megabyte)).rejects.toThrow(
    'The site has become too large: 49 MB of at most 48 MB. Delete pictures that no page shows.',
  );
});

test('a release for other addresses is refused, and both are named', () => {
  const config = { siteUrl: 'https://www.example.com', appHost: undefined };
  const refusing = (siteUrl: string, appHost?: string) => () =>
    refuseOtherAddresses({ siteUrl, appHost }, config);
  expect(refusing('https://www.example.com')).not.toThrow();
  expect(refusing('https://staging.example')).toThrow(
    'built for the SITE_URL https://staging.example. Here it is https://www.example.com',
  );
  expect(refusing('https://www.example.com', 'https://app.example')).toThrow(
    'built for the APP_HOST https://app.example. Here it is (none)',
  );
});
