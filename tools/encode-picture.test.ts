import { pictureMaxPixels } from '@accounting-site/contract/staff/picture-limits';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { repositoryTools } from './publisher/repository-tools.ts';
import { root } from './run-command.ts';

const { encodePicture } = repositoryTools(root);
const encode = (upload: Buffer) => encodePicture(upload, AbortSignal.timeout(60_000));
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1a6b47' } });

test('a photo becomes an upright WebP of at most 1,600 pixels, without what its camera wrote', async () => {
  const photo = await drawn(3000, 1500)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Esi Quaye', Orientation: '6' }, IFD3: { GPSLatitude: '5/1 33/1 0/1' } })
    .toBuffer();
  const encoded = await encode(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]));
  const { format, width, height, exif, orientation } = await sharp(encoded).metadata();
  expect({ format, exif, orientation }).toEqual({ format: 'webp', exif: undefined, orientation: undefined });
  expect([width, height].toSorted((one = 0, other = 0) => one - other)).toEqual([800, 1600]);
  expect(encoded?.includes('<script>')).toBe(false);
});

test.each(['png', 'webp', 'avif'] as const)('a small %s keeps its size', async (format) => {
  const { width, height } = await sharp(
    await encode(await drawn(30, 20).toFormat(format).toBuffer()),
  ).metadata();
  expect([width, height]).toEqual([30, 20]);
});

test.each([
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a GIF', () => drawn(9, 9).gif().toBuffer()],
  ['HTML', async () => Buffer.from('<!doctype html>')],
  ['half a photo', async () => (await drawn(300, 200).jpeg().toBuffer()).subarray(0, 625)],
  [
    'more pixels than are allowed',
    () =>
      drawn(pictureMaxPixels / 4000 + 1, 4000)
        .png()
        .toBuffer(),
  ],
])('%s is refused', async (_what, upload) => {
  expect(await encode(await upload())).toBeUndefined();
});
