import { expect, test } from 'vitest';
import { brandMark } from './brand-mark.ts';

// Launchers cut a maskable icon to any shape around a circle of 80% of its width (W3C, manifest, 6.3.1).
test('the mark is inside the safe zone of a maskable icon', () => {
  const blocks = [
    ...Object.values(brandMark)
      .join('')
      .matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)[vV]([\d.]+)/g),
  ];
  const corners = blocks.flatMap(([, x, y, width]) => [
    [Number(x), Number(y)],
    [Number(x) + Number(width), Number(y)],
  ]);
  expect(corners.length).toBeGreaterThan(4);
  const farthest = Math.max(...corners.map(([x = 0, y = 0]) => Math.hypot(x - 16, y - 16)));
  expect(farthest).toBeLessThanOrEqual(0.4 * 32);
});
