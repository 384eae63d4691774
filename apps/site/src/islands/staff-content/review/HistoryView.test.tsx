import { expect, test } from 'vitest';
import { show, words } from '../content-desk.fixture.tsx';
import { Publication } from './HistoryView.tsx';

const at = '2026-11-20T09:00:00.000Z';
const latest = { number: 3, release: 'r3', at, by: null, note: '', entries: [], isCurrent: true };

test.each([
  ['the current publication has a button', 'publish', true, words.history.undo, words.history.again],
  [
    'what was taken back is published again from Changes',
    'rollback',
    true,
    words.history.again,
    words.history.undo,
  ],
  [
    'a new version of the site has no button, and says what to do',
    'deploy',
    true,
    words.history.new_version,
    words.history.undo,
  ],
  ['a publication by date has none', 'date', true, words.history.date_note, words.history.undo],
  ['the first publication has none', 'publish', false, words.history.current, words.history.undo],
] as const)('%s', (_what, kind, canUndo, shown, hidden) => {
  const html = show(
    <Publication publication={{ ...latest, kind }} isLatest undoes={canUndo ? 4 : undefined} />,
  );
  expect(html).toContain(shown);
  expect(html).not.toContain(hidden);
});
