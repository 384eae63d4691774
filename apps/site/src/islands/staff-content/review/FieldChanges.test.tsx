import { readPage } from '@accounting-site/content/reading/pages';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type StaffContentWords, staffContentSchema } from '../../../pages/_staff/staff-content-words.ts';
import { type ContentDeskContext, DeskContext } from '../content-desk.ts';
import { FieldChanges, shortenRuns, wordChanges } from './FieldChanges.tsx';

const words = readPage('staff-content', staffContentSchema) as unknown as StaffContentWords;

test('a box that was ticked reads Yes, and a box that is no longer ticked No', () => {
  const changes = [{ field: 'plans.0.popular', before: 'true', after: 'false' }];
  const html = renderToStaticMarkup(
    <DeskContext value={{ words } as ContentDeskContext}>
      <FieldChanges changes={changes} labels={words.review} />
    </DeskContext>,
  );
  const said = [...html.matchAll(/<(?:del|ins)[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(said).toEqual([words.review.yes, words.review.no]);
});

/** The runs as one text: -gone- and +new+. */
const show = (before: string, after: string) =>
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
  expect(show(before, after)).toBe(shown);
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
