import { withContentFolder } from '@accounting-site/content/reading/content-folder';
import { contentWith } from '@accounting-site/content/testing/picture-content';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { describePicture, describeSmallPicture } from './picture-sizes.ts';

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1a6b47' } })
    .png()
    .toBuffer();
const named = (text: string) => text.replaceAll(/\.[\da-f]{10}-/g, '-');

test.each([
  [1600, 1200, 'a-160 160w, a-400 400w, a-800 800w', [800, 600], 160],
  [500, 100, 'a-160 160w, a-400 400w, a-500 500w', [500, 100], 160],
  [300, 300, 'a-160 160w, a-300 300w', [300, 300], 160],
  [90, 30, 'a-90 90w', [90, 30], 90],
  [800, 1, 'a-160 160w, a-400 400w, a-800 800w', [800, 1], 160],
])('a picture of %i by %i pixels is served as %s', async (width, height, srcSet, size, small) => {
  const folder = contentWith({ 'images/a.png': await drawn(width, height) });
  withContentFolder(folder, () => {
    const picture = describePicture('images/a.png', '50vw');
    expect(named(picture.srcSet).replaceAll('/_astro/', '').replaceAll('.webp', '')).toBe(srcSet);
    expect([picture.width, picture.height]).toEqual(size);
    expect(describeSmallPicture('images/a.png', 160).width).toBe(small);
  });
});
