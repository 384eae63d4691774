import { expect, test } from 'vitest';
import { bold, link, markLines, picture, placeNow, type Replacement } from './markdown-marks.ts';

/** A text with its selection in brackets. */
function select(marked: string) {
  const text = marked.replace(/[‹›]/g, '');
  return { text, start: marked.indexOf('‹'), end: marked.indexOf('›') - 1 };
}

function apply({ text }: { text: string }, { from, to, by, select: [start, end] }: Replacement) {
  const result = text.slice(0, from) + by + text.slice(to);
  return `${result.slice(0, start)}‹${result.slice(start, end)}›${result.slice(end)}`;
}

test.each([
  ['a ‹word› here', 'a **‹word›** here'],
  ['a **‹word›** here', 'a ‹word› here'],
  ['‹›', '**‹›**'],
])('bold: %s', (before, after) => {
  const selected = select(before);
  expect(apply(selected, bold(selected))).toBe(after);
});

test.each([
  ['heading', 'one\ntw‹›o', 'one\n## two‹›'],
  ['heading', '## tw‹›o', 'two‹›'],
  ['list', 'o‹ne\ntw›o', '‹- one\n- two›'],
  ['steps', '- o‹ne\n- tw›o', '‹1. one\n2. two›'],
  ['list', '‹›', '- ‹›'],
] as const)('%s: %s', (mark, before, after) => {
  const selected = select(before);
  expect(apply(selected, markLines(selected, mark))).toBe(after);
});

test.each([
  ['see ‹prices› here', '/pricing', 'see [prices](/pricing)‹› here'],
  ['see ‹›', '/pricing', 'see [Pricing](/pricing)‹›'],
  ['see ‹›', '/Help Center', 'see [Pricing](</Help Center>)‹›'],
])('link: %s', (before, address, after) => {
  const selected = select(before);
  expect(apply(selected, link(selected, address, 'Pricing'))).toBe(after);
});

test.each([
  ['The till, open', '![The till, open](/images/till.webp)‹›'],
  ['a](x) ![b', '![a(x) !b](/images/till.webp)‹›'],
  ['a\\', '![a](/images/till.webp)‹›'],
])('picture: %s', (alt, after) => {
  const selected = select('‹here›');
  expect(apply(selected, picture(selected, 'images/till.webp', alt))).toBe(after);
});

test.each([
  ['where its panel was opened', 'one ‹›two', 'one two‹›', 'one ‹›two'],
  ['at the cursor, if the text has changed since', 'one‹›', 'one and two‹›', 'one and two‹›'],
])('a picture is inserted %s', (_where, earlier, now, expected) => {
  expect(placeNow(select(earlier), select(now))).toEqual(select(expected));
});
