import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { actions, facts, letter, note, paragraph } from './letter.ts';
import { renderLetter } from './render-letter.ts';

const render = (...children: ReactElement[]) =>
  renderLetter(letter({ heading: 'Hello', sender: 'Sent by us' }, ...children));

test.each([
  ['lines and quotes', paragraph('We sell "rice"  &\noil.'), 'We sell "rice" &\noil.'],
  ['a time with a no-break space', paragraph('9:00\u00a0AM'), '9:00\u00a0AM'],
  ['typed HTML', paragraph('<a href="x">&amp;</a></p><br/>'), '<a href="x">&amp;</a></p><br/>'],
  [
    'the address after the label of a link',
    actions([{ label: 'Open', href: 'https://a.example/?b=1&c="' }]),
    'Open https://a.example/?b=1&c="',
  ],
  [
    'an address once',
    actions([{ label: 'ama@shop.example', href: 'mailto:ama@shop.example' }]),
    'ama@shop.example',
  ],
  [
    'known values only',
    facts([
      { label: 'Phone', value: '024' },
      { label: 'Plan', value: '' },
    ]),
    'Phone\n024',
  ],
])('the text of an email contains %s', (_what, child, text) => {
  expect(render(child).text).toBe(`Hello\n\n${text}\n\nSent by us`);
});

test.each([
  ['a paragraph', paragraph('Hello')],
  ['a note', note('Hello')],
  ['a value', facts([{ label: 'Link', value: 'Hello' }])],
])('a long link in %s does not make the email wider than a phone', (_what, child) => {
  const shown = render(child).html.split('</h1>')[1];
  expect(shown).toMatch(/^(?:<div [^>]*>)?<p [^>]*overflow-wrap:anywhere[^>]*>.*Hello<\/p>/);
});

test('an email has a dark theme, and the brand is no part of its text', () => {
  const { html, text } = render();
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  expect(html).not.toContain('<img');
  expect(text).toBe('Hello\n\nSent by us');
});
