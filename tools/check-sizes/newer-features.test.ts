import { expect, test } from 'vitest';
import { findNewerFeatures } from './newer-features.ts';

test.each([
  ['e.at(-1)', '.at('],
  ['[...Map.groupBy(e,t)]', 'Map.groupBy('],
  ['e.toSpliced(0,1)', '.toSpliced('],
  ['i.current?.requestSubmit()', '.requestSubmit('],
  ['t.values().map(e=>e)', '.values().map('],
  ['e.replace(/(?<=\\d )letters/,``)', '(?<='],
  ['new RegExp(`(?<!a)b`)', '(?<!'],
])('%s needs a newer browser', (code, name) => {
  expect(findNewerFeatures(`let a=1;${code};${code}`)).toEqual([name]);
});

test('older names, names of groups and what packages never run there are accepted', () => {
  expect(
    findNewerFeatures('e.charAt(1);Object.values(e).map(t);/(?<year>\\d)/;e.format(1);e.chat(2)'),
  ).toEqual([]);
  expect(findNewerFeatures('if(!Object.hasOwn(this.Component,e))throw 1;this.o.at(-1)')).toEqual([]);
  expect(findNewerFeatures('Object.hasOwn(e,t)')).toEqual(['Object.hasOwn']);
});
