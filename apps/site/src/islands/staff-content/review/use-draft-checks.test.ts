import type { DraftStates, Drafts } from '@accounting-site/contract/staff/staff-content';
import { expect, test } from 'vitest';
import { withStates } from './use-draft-checks.ts';

const unchecked = { by: null, at: '2026-11-23T10:00:00Z', errors: 0, checked: false, planned: null };
const state: DraftStates['drafts'][number] = {
  ...{ path: 'plans.yaml', title: 'Plans', version: 'v1', state: 'changed' },
  ...{ draft: unchecked, conflict: false, stale: false, errors: [] },
};
const checkedState = { ...state, draft: { ...unchecked, checked: true } };
const changes = [{ field: 'plans.0.price', before: '200', after: '250' }];
const conflict = { path: 'en/team.yaml', title: 'Team' };
const shown: Drafts = {
  drafts: [{ ...state, after: 'v1', changes }],
  conflicts: [{ ...conflict, published: 'ours', repository: 'theirs' }],
};
const states = (drafts: DraftStates['drafts'], conflicts = [conflict]): DraftStates => ({
  ...{ drafts, conflicts, publisher: true },
});

test('drafts that were only checked keep the texts that are shown', () => {
  const wrong = [{ path: 'plans.yaml', title: 'Plans', message: 'Write the amount' }];
  expect(withStates(shown, states([{ ...checkedState, errors: wrong }]))).toEqual({
    drafts: [{ ...checkedState, errors: wrong, after: 'v1', changes }],
    conflicts: shown.conflicts,
  });
});

test.each([
  ['was saved again', states([{ ...checkedState, version: 'v2' }])],
  ['is deleted now', states([{ ...checkedState, state: 'deleted' as const }])],
  ['was changed elsewhere as well', states([{ ...checkedState, conflict: true }])],
  ['was discarded', states([])],
  ['was added', states([{ ...checkedState, path: 'brand.yaml' }, checkedState])],
  ['is no choice between two texts any more', states([checkedState], [])],
])('the texts are read again when one %s', (_what, now) => {
  expect(withStates(shown, now)).toBeUndefined();
});
