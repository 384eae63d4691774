import fc from 'fast-check';
import { expect, test } from 'vitest';
import { show, words } from '../content-desk.fixture.tsx';
import { FieldChanges, shortenRuns, wordChanges } from './FieldChanges.tsx';

test('a box that was ticked reads Yes, and a box that is no longer ticked No', () => {
  const changes = [{ field: 'plans.0.popular', before: 'true', after: 'false' }];
  const html = show(<FieldChanges changes={changes} labels={words.review} />);
  const said = [...html.matchAll(/<(?:del|ins)[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(said).toEqual([words.review.yes, words.review.no]);
});

/** The runs as one text: -gone- and +new+. */
const marked = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `-${text}-` : `+${text}+`))
    .join('');

test.each([
  ['one word', 'Starts at 200 a month', 'Starts at 250 a month', 'Starts at -200 -+250 +a month'],
  ['nothing', 'Same', 'Same', 'Same'],
  ['a new text', '', 'New text', '+New text+'],
  ['a removed text', 'Old text', '', '-Old text-'],
  ['words in two places', 'a b c d e', 'a x c d y', 'a -b -+x +c d -e-+y+'],
])('marks %s', (_what, before, after, shown) => {
  expect(marked(before, after)).toBe(shown);
});

test('the runs make both texts', () => {
  const words = fc
    .array(fc.constantFrom('a ', 'b ', 'c\n', 'd'), { maxLength: 12 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(words, words, (before, after) => {
      const runs = wordChanges(before, after);
      const textOf = (kind: string) =>
        runs
          .filter((run) => run.kind !== kind)
          .map(({ text }) => text)
          .join('');
      expect([textOf('new'), textOf('gone')]).toEqual([before, after]);
    }),
  );
});

test('long unchanged parts are shortened around a change', () => {
  const long = 'word '.repeat(200);
  const [before, , , after] = shortenRuns(wordChanges(`${long}old ${long}`, `${long}new ${long}`));
  expect(before?.text.length).toBeLessThan(120);
  expect(after?.text.length).toBeLessThan(120);
});
