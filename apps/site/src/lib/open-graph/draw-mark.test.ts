import { readContentText } from '@accounting-site/content/reading/content-files';
import { withContentFolder } from '@accounting-site/content/reading/content-folder';
import { contentWith } from '@accounting-site/content/testing/picture-content';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcon } from './draw-mark.ts';

/** The largest distance of the logo from the centre of its icon, relative to the icon's width. */
async function farthestOfLogo([width, height]: [number, number], isMaskable: boolean): Promise<number> {
  const create = { width, height, channels: 3, background: '#112233' } as const;
  const folder = contentWith({
    'images/logo.png': await sharp({ create }).png().toBuffer(),
    'brand.yaml': `${readContentText('brand.yaml')}\nlogo: { file: images/logo.png }\n`,
  });
  const icon = sharp(await withContentFolder(folder, () => drawIcon(512, isMaskable)));
  const { data, info } = await icon.greyscale().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([512, 512, 1]);
  const distances = [...data].map((light, at) =>
    light > 200 ? 0 : Math.hypot((at % 512) + 0.5 - 256, Math.floor(at / 512) + 0.5 - 256),
  );
  return distances.reduce((most, each) => Math.max(most, each)) / 512;
}

// Launchers cut a maskable icon to any shape around a circle of 80% of its width (W3C, manifest, 6.3.1).
test.each<[string, [number, number]]>([
  ['square', [600, 600]],
  ['wide', [900, 300]],
])("an owner's %s logo is whole in any shape of a maskable icon", async (_shape, size) => {
  expect(await farthestOfLogo(size, true)).toBeLessThanOrEqual(0.4);
});

test("an owner's logo fills other icons", async () => {
  expect(await farthestOfLogo([600, 600], false)).toBeGreaterThan(0.7);
});
