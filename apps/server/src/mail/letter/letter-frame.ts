import { readBrand } from '@accounting-site/content/facts/facts';
import { readPalette } from '@accounting-site/content/files/palette';
import {
  type ComponentProps,
  type CSSProperties,
  createElement,
  type ReactElement,
  type ReactNode,
} from 'react';

/*
 * The frame of an email: the mark and the name on a woven strip, and a card as wide as 600 px. Everything is drawn
 * with the cells of tables, because many mail programs show no pictures until asked, and Outlook knows no other
 * layout.
 */

/** A table for layout, which screen readers do not announce as a table. */
const table = (attributes: ComponentProps<'table'>, ...rows: ReactNode[]): ReactElement =>
  createElement('table', { role: 'presentation', ...attributes }, createElement('tbody', null, ...rows));

export const layoutTable = (style: CSSProperties, ...rows: ReactNode[]): ReactElement =>
  table({ cellPadding: 0, cellSpacing: 0, border: 0, style }, ...rows);

export const row = (...cells: ReactNode[]): ReactElement => createElement('tr', null, ...cells);

const widest = 600;

/** The card of an email with its head, on the ground around it. */
export function frame(...children: ReactNode[]): ReactElement {
  const palette = readPalette();
  const centred = { width: '100%', maxWidth: widest, margin: '0 auto' };
  const inside = { padding: '28px 6% 32px', backgroundColor: palette['paper-0'] };
  const card = table(
    { align: 'center', width: widest, cellPadding: 0, cellSpacing: 0, style: centred },
    row(createElement('td', { style: { padding: '0 6% 16px' } }, brandLine())),
    row(createElement('td', null, weave())),
    row(createElement('td', { className: 'card', style: inside }, ...children)),
  );
  const ground = { padding: '24px 0 40px', backgroundColor: palette['paper-100'] };
  return layoutTable(
    { width: '100%' },
    row(createElement('td', { className: 'ground', style: ground }, card)),
  );
}

/** The mark and the name. An owner's own logo is a picture, so only the name is shown with it. */
function brandLine(): ReactElement {
  const { name, logo } = readBrand();
  const style = {
    paddingLeft: logo ? 0 : 12,
    color: readPalette()['ink-900'],
    fontSize: 20,
    fontWeight: 700,
    letterSpacing: '-0.02em',
  };
  const drawn = createElement('td', { width: 32 }, mark());
  return layoutTable({}, row(logo ? null : drawn, createElement('td', { className: 'text', style }, name)));
}

/** The drawn mark: four woven blocks on a tile. The bars of two blocks are the borders of their cells. */
function mark(): ReactElement {
  const palette = readPalette();
  const bar = `3px solid ${palette['paper-50']}`;
  const block = (style: CSSProperties) =>
    createElement('td', {
      style: { boxSizing: 'border-box', width: 8, height: 8, fontSize: 0, lineHeight: 0, ...style },
    });
  const gold = block({ backgroundColor: palette['accent-400'] });
  const blocks = table(
    { cellPadding: 0, cellSpacing: 2, border: 0, 'aria-hidden': true },
    row(gold, block({ borderTop: bar, borderBottom: bar })),
    row(block({ borderLeft: bar, borderRight: bar }), gold),
  );
  const tile = { padding: 5, borderRadius: 6, backgroundColor: palette['primary-600'], lineHeight: 0 };
  return layoutTable({}, row(createElement('td', { style: tile }, blocks)));
}

/** The woven strip: two rows of the pattern of ui/WovenStrip, the second moved by half a pattern. */
function weave(): ReactElement {
  const palette = readPalette();
  const [forest, gold, ink, clay] = [
    palette['primary-600'],
    palette['accent-400'],
    palette['ink-900'],
    palette['mark-500'],
  ];
  const half = (wide: string): [string, number][] => [
    [wide, 3],
    [gold, 1],
    [ink, 1],
    [gold, 1],
  ];
  const strip = (first: string, second: string) => {
    const pattern = [...half(first), ...half(second)];
    const cells = [...pattern, ...pattern, ...pattern].map(([backgroundColor, units], at) =>
      createElement('td', {
        key: at,
        width: `${((units / 36) * 100).toFixed(2)}%`,
        style: { height: 5, backgroundColor, fontSize: 0, lineHeight: 0 },
      }),
    );
    return layoutTable({ width: '100%', tableLayout: 'fixed' }, row(...cells));
  };
  return createElement('div', { 'aria-hidden': true }, strip(forest, clay), strip(clay, forest));
}

/**
 * The colours of the dark theme, for mail programs that say which theme they use. Outlook on the web sets its own
 * attributes instead. All others keep the colours of the style attributes.
 */
export function darkStyles(): string {
  const palette = readPalette();
  const rules = [
    ['ground', 'background-color', palette['primary-950']],
    ['card', 'background-color', palette['ink-850']],
    ['text', 'color', palette['paper-200']],
    ['quiet', 'color', palette['ink-200']],
    ['line', 'border-color', palette['ink-700']],
    ['button', 'background-color', palette['primary-300']],
    ['label', 'color', palette['primary-900']],
  ] as const;
  const write = (before: (property: string) => string) =>
    rules
      .map(([name, property, value]) => `${before(property)}.${name}{${property}:${value}!important}`)
      .join('');
  const outlook = write((property) => (property === 'background-color' ? '[data-ogsb] ' : '[data-ogsc] '));
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${write(() => '')}}${outlook}`;
}
