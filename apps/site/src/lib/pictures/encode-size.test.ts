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

test.each([
  ['a plain photo', 5],
  ['a detailed photo', 30],
])('%s has at most 20,000 bytes in every size', async (_what, sigma) => {
  const upload = await photo(sigma);
  for (const width of [160, 400, 800]) {
    const encoded = await encodeSize(upload, width);
    expect(encoded.byteLength).toBeLessThanOrEqual(20_000);
    expect((await sharp(encoded).metadata()).width).toBe(width);
  }
});

test('a photo full of detail is encoded at the lowest quality, not refused', async () => {
  const upload = await photo(200);
  const encoded = await encodeSize(upload, 800);
  const better = await sharp(upload).resize({ width: 800 }).webp({ quality: 75, effort: 5 }).toBuffer();
  expect(encoded.byteLength).toBeGreaterThan(20_000);
  expect(encoded.byteLength).toBeLessThan(better.byteLength / 2);
});
