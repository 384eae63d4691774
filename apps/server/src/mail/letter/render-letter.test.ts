import { createElement, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { Actions, Facts, Letter, Paragraph } from './letter.ts';
import { renderLetter } from './render-letter.ts';

const textOf = (...children: ReactElement[]) =>
  renderLetter(createElement(Letter, { heading: 'Hello', sender: 'Sent by us' }, ...children)).text;

test.each([
  ['lines and quotes', Paragraph({ text: 'We sell "rice"  &\noil.' }), 'We sell "rice" &\noil.'],
  ['a time with a no-break space', Paragraph({ text: '9:00\u00a0AM' }), '9:00\u00a0AM'],
  ['typed HTML', Paragraph({ text: '<a href="x">&amp;</a></p><br/>' }), '<a href="x">&amp;</a></p><br/>'],
  [
    'the address after the label of a link',
    Actions({ links: [{ label: 'Open', href: 'https://a.example/?b=1&c="' }] }),
    'Open https://a.example/?b=1&c="',
  ],
  [
    'an address once',
    Actions({ links: [{ label: 'ama@shop.example', href: 'mailto:ama@shop.example' }] }),
    'ama@shop.example',
  ],
  [
    'known values only',
    Facts({
      facts: [
        { label: 'Phone', value: '024' },
        { label: 'Plan', value: '' },
      ],
    }),
    'Phone\n024',
  ],
])('the text of an email contains %s', (_what, child, text) => {
  expect(textOf(child)).toBe(`Hello\n\n${text}\n\nSent by us`);
});

test('an email has a dark theme, and the brand is no part of its text', () => {
  const { html, text } = renderLetter(createElement(Letter, { heading: 'Hello', sender: 'Sent by us' }));
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  expect(html).not.toContain('<img');
  expect(text).toBe('Hello\n\nSent by us');
});
