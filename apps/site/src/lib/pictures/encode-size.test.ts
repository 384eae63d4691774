import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeSize } from './encode-size.ts';

/** A photo whose detail grows with the deviation of its noise. */
const photo = (sigma: number) =>
  sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#1a6b47',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .blur(2)
    .jpeg()
    .toBuffer();

const usual = (upload: Uint8Array, width: number) =>
  sharp(upload).resize({ width }).webp({ quality: 75, effort: 5 }).toBuffer();

test('a photo that is small enough keeps its quality', async () => {
  const upload = await photo(30);
  for (const width of [160, 400, 800]) {
    expect(Buffer.from(await encodeSize(upload, width))).toEqual(await usual(upload, width));
  }
});

test('a larger one gets a lower quality, until it has at most 20,000 bytes', async () => {
  const upload = await photo(200);
  const encoded = await encodeSize(upload, 400);
  expect((await usual(upload, 400)).byteLength).toBeGreaterThan(20_000);
  expect(encoded.byteLength).toBeLessThanOrEqual(20_000);
  expect((await sharp(encoded).metadata()).width).toBe(400);
});

test('a photo full of detail is encoded at the lowest quality, not refused', async () => {
  const upload = await photo(200);
  const encoded = await encodeSize(upload, 800);
  expect(encoded.byteLength).toBeGreaterThan(20_000);
  expect(encoded.byteLength).toBeLessThan((await usual(upload, 800)).byteLength / 2);
});
