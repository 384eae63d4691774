import { readPalette } from '@accounting-site/content/palette';
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/*
 * The components of emails. React without JSX, because Node runs these files without a build step (decision
 * 0007). Mail programs ignore style sheets, so styles are inline; they are few, and there are no pictures.
 */

/** The layout of an email: heading, content and sender. */
export function Letter(props: { heading: string; sender: string; children?: ReactNode }): ReactElement {
  const palette = readPalette();
  const body = {
    margin: 0,
    padding: '24px 16px',
    color: palette['ink-900'],
    backgroundColor: palette['paper-50'],
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
    fontSize: 17,
    lineHeight: 1.6,
  };
  return createElement(
    'html',
    { lang: 'en' },
    createElement(
      'head',
      null,
      createElement('meta', { charSet: 'utf-8' }),
      createElement('meta', { name: 'viewport', content: 'width=device-width' }),
      createElement('title', null, props.heading),
    ),
    createElement(
      'body',
      { style: body },
      createElement(
        'div',
        { style: { maxWidth: 560, margin: '0 auto' } },
        createElement('h1', { style: { margin: '0 0 16px', fontSize: 24, lineHeight: 1.3 } }, props.heading),
        props.children,
        createElement(
          'p',
          {
            style: {
              ...small(),
              marginTop: 32,
              paddingTop: 16,
              borderTop: `1px solid ${palette['paper-300']}`,
            },
          },
          props.sender,
        ),
      ),
    ),
  );
}

/** A paragraph. Line breaks in the text are kept. */
export function Paragraph({ text, quiet = false }: { text: string; quiet?: boolean }): ReactElement {
  return createElement('p', { style: quiet ? small() : paragraph }, lines(text));
}

/** One paragraph for each text from content. */
export function Paragraphs({ texts }: { texts: readonly string[] }): ReactElement {
  return createElement(
    Fragment,
    null,
    texts.map((text) => createElement('p', { key: text, style: paragraph }, lines(text))),
  );
}

/** A list of labelled values. Empty values are omitted. */
export function Facts({ facts }: { facts: readonly { label: string; value: string }[] }): ReactElement {
  const known = facts.filter(({ value }) => value !== '');
  return createElement(
    Fragment,
    null,
    known.map(({ label, value }) =>
      createElement(
        'p',
        { key: label, style: paragraph },
        createElement('strong', { style: { color: readPalette()['ink-500'], fontSize: 15 } }, label),
        createElement('br'),
        lines(value),
      ),
    ),
  );
}

/** Links that are large enough to tap, one below the other. */
export function Actions({ links }: { links: readonly { label: string; href: string }[] }): ReactElement {
  const palette = readPalette();
  const style = {
    display: 'inline-block',
    padding: '10px 20px',
    borderRadius: 8,
    color: palette['paper-50'],
    backgroundColor: palette['primary-600'],
    fontWeight: 600,
    textDecoration: 'none',
  };
  return createElement(
    Fragment,
    null,
    links.map(({ label, href }) =>
      createElement('p', { key: href, style: paragraph }, createElement('a', { href, style }, label)),
    ),
  );
}

const paragraph = { margin: '0 0 16px' };
const small = () => ({ ...paragraph, color: readPalette()['ink-500'], fontSize: 15 });

function lines(text: string): ReactNode[] {
  return text
    .split('\n')
    .flatMap((each, index) => (index === 0 ? [each] : [createElement('br', { key: index }), each]));
}
