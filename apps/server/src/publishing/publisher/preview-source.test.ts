import { expect, test } from 'vitest';
import { hour } from '../../clock.ts';
import { describeSource } from './preview-source.ts';

const source = {
  at: Date.UTC(2026, 10, 2, 9),
  publication: 3,
  overlay: [{ path: 'plans.yaml', text: 'plans', base_hash: 'a' }],
  drafts: [
    {
      path: 'en/team.yaml',
      text: 'members',
      version: 'b',
      base_hash: 'c',
      account_id: null,
      at: 1,
      problems: null,
      is_upload: 0,
    },
  ],
};
const [entry] = source.overlay;
const [draft] = source.drafts;
/** As it is listed, without its bytes. */
const picture = { path: 'images/shop.webp', text: '', base_hash: 'a' };

test.each([
  ['is the same an hour later', { at: source.at + hour }, true],
  [
    'does not depend on who saved when, and on the check',
    { drafts: [{ ...draft, at: 2, problems: '[]' }] },
    true,
  ],
  ['differs on another day, because dates appear then', { at: source.at + 24 * hour }, false],
  ['differs after a publication', { publication: 4 }, false],
  ['differs after another draft', { drafts: [{ ...draft, version: 'd' }] }, false],
  ['differs without the draft', { drafts: [] }, false],
  [
    'differs with another published picture',
    { overlay: [{ ...picture, base_hash: 'b' }] },
    false,
    { overlay: [picture] },
  ],
  [
    'differs without a published picture',
    { overlay: [{ ...picture, text: null }] },
    false,
    { overlay: [picture] },
  ],
  ['differs with another published text', { overlay: [{ ...entry, text: 'other plans' }] }, false],
])('what a preview is built from %s', (_, change, isSame, before: Partial<typeof source> = {}) => {
  const other = describeSource({ ...source, ...change } as typeof source);
  expect(other === describeSource({ ...source, ...before })).toBe(isSame);
});
