import { type PaletteName, readPalette } from '@accounting-site/content/files/palette';
import { keepForContent } from '@accounting-site/content/reading/content-folder';

/**
 * The sizes of the site's forms, in the owner's colours. They are repeated here because the server does not
 * import packages/ui.
 */
export const formPageStyle = keepForContent(() =>
  [
    `:root{color-scheme:light dark;--danger:${both('danger-600', 'danger-300')}}`,
    `body{max-width:34rem;margin:0 auto;padding:2rem 1rem;background:${both('paper-50', 'primary-950')};` +
      `color:${both('ink-900', 'paper-200')};font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}`,
    'h1,h2,p{margin:0}',
    'h1{margin-bottom:1rem;line-height:1.15}',
    'h2{font-size:1.0625rem}',
    `a{color:${both('primary-600', 'primary-300')}}`,
    ':focus-visible{outline:3px solid;outline-offset:2px}',
    '.problem,.problems,.problems a{color:var(--danger);font-weight:600}',
    '.problems{padding:.75rem 1rem;border-left:4px solid var(--danger);border-radius:6px;' +
      `background:${both('danger-100', 'danger-900')}}`,
    '.problems ul{margin:.5rem 0 0;padding:0;list-style:none}',
    '.problems a,.way a{display:inline-flex;align-items:center;min-height:2.75rem}',
    '.problems+.way{margin-top:1rem}',
    'label{display:block;margin-top:1.25rem;font-weight:650}',
    `.help{color:${both('ink-500', 'ink-200')};font-size:.9375rem}`,
    'input,select,textarea{box-sizing:border-box;width:100%;min-height:3rem;margin-top:.25rem;padding:.6rem .8rem;' +
      `border:1.5px solid ${both('ink-300', 'ink-400')};border-radius:6px;background:${both('paper-0', 'ink-850')};` +
      'color:inherit;font:inherit}',
    'textarea{min-height:8rem;resize:vertical}',
    '[aria-invalid]{border-color:var(--danger)}',
    'button{width:100%;min-height:3.25rem;margin-block:1.5rem 1rem;border:0;border-radius:6px;' +
      `background:${both('primary-600', 'primary-300')};color:${both('paper-50', 'primary-900')};font:inherit;font-weight:650;` +
      'cursor:pointer}',
  ].join(''),
);

/** One colour for each theme. */
export function both(light: PaletteName, dark: PaletteName): string {
  const palette = readPalette();
  return `light-dark(${palette[light]},${palette[dark]})`;
}
