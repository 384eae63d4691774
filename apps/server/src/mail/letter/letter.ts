import { readPalette } from '@accounting-site/content/files/palette';
import { languageTag } from '@accounting-site/content/languages/language-tag';
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { darkStyles, frame, layoutTable, row } from './letter-frame.ts';

/*
 * The parts of emails. React without JSX, because Node runs these files without a build step (decision
 * 0007). Many mail programs ignore style sheets, so styles are inline. Classes only name what the dark theme
 * changes.
 */

/** The layout of an email: brand, heading, content and sender. */
export function letter(
  words: { heading: string; sender: string },
  ...children: (ReactElement | undefined)[]
): ReactElement {
  const palette = readPalette();
  const body = {
    margin: 0,
    padding: 0,
    color: palette['ink-900'],
    backgroundColor: palette['paper-100'],
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif',
    fontSize: 17,
    lineHeight: 1.6,
  };
  const heading = { margin: '0 0 16px', fontSize: 26, lineHeight: 1.25, letterSpacing: '-0.02em' };
  const sender = { ...small(), margin: '32px 0 0', paddingTop: 16, borderTop: hairline() };
  return createElement(
    'html',
    { lang: languageTag() },
    createElement(
      'head',
      null,
      createElement('meta', { charSet: 'utf-8' }),
      createElement('meta', { name: 'viewport', content: 'width=device-width' }),
      createElement('meta', { name: 'color-scheme', content: 'light dark' }),
      createElement('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      createElement('title', null, words.heading),
      createElement('style', null, darkStyles()),
    ),
    createElement(
      'body',
      { className: 'ground text', style: body },
      frame(
        createElement('h1', { className: 'text', style: heading }, words.heading),
        ...children,
        createElement('p', { className: 'quiet line', style: sender }, words.sender),
      ),
    ),
  );
}

/** A paragraph. Line breaks in the text are kept. */
export const paragraph = (text: string): ReactElement =>
  createElement('p', { className: 'text', style: spaced }, ...lines(text));

/** A small paragraph in the colour of notes. Line breaks in the text are kept. */
export const note = (text: string): ReactElement =>
  createElement('p', { className: 'quiet', style: small() }, ...lines(text));

/** A list of labelled values. Empty values are omitted. */
export function facts(labelled: readonly { label: string; value: string }[]): ReactElement {
  const known = labelled.filter(({ value }) => value !== '');
  const style = { ...breakable, margin: 0, padding: '8px 0', borderTop: hairline() };
  return createElement(
    'div',
    { style: { margin: '0 0 24px' } },
    ...known.map(({ label, value }) =>
      createElement(
        'p',
        { className: 'text line', style },
        createElement(
          'span',
          { className: 'quiet', style: { color: readPalette()['ink-500'], fontSize: 14 } },
          label,
        ),
        lineBreak,
        ...lines(value),
      ),
    ),
  );
}

/**
 * Links as buttons, one below the other. The colour is that of a table cell, so that Outlook shows a button too.
 */
export function actions(links: readonly { label: string; href: string }[]): ReactElement {
  const palette = readPalette();
  const style = {
    display: 'inline-block',
    padding: '12px 24px',
    color: palette['paper-50'],
    fontWeight: 600,
    lineHeight: '24px',
    textDecoration: 'none',
  };
  const cell = { borderRadius: 6, backgroundColor: palette['primary-600'], textAlign: 'center' as const };
  return createElement(
    Fragment,
    null,
    ...links.map(({ label, href }) =>
      layoutTable(
        { margin: '0 0 16px' },
        row(
          createElement(
            'td',
            { className: 'button', style: cell },
            createElement('a', { href, className: 'label', style }, label),
          ),
        ),
      ),
    ),
  );
}

/** A long link would make the email wider than a phone. */
const breakable = { overflowWrap: 'anywhere' as const };
const spaced = { ...breakable, margin: '0 0 16px' };
const small = () => ({ ...spaced, color: readPalette()['ink-500'], fontSize: 15 });
const hairline = () => `1px solid ${readPalette()['paper-300']}`;

const lineBreak = createElement('br');
const lines = (text: string): ReactNode[] =>
  text
    .split('\n')
    .flatMap((line) => [lineBreak, line])
    .slice(1);
