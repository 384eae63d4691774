import { expect, test } from 'vitest';
import { findIcon, iconNames } from './icon-names.ts';

test('every icon is found by the name that is suggested for it', () => {
  const names = iconNames();
  expect(names).toContain('hand-heart');
  expect(names).toContain('message-circle-question-mark');
  expect(names.filter((name) => findIcon(name) === undefined)).toEqual([]);
  expect(findIcon('hand-hart')).toBeUndefined();
});
