/**
 * The colours and sizes of the site's own forms, written out: the server does not import packages/ui. The colours are
 * those of its tokens.css, light and dark.
 */
export const formPageStyle = [
  ':root{color-scheme:light dark;--danger:light-dark(#a03313,#eea285)}',
  'body{max-width:34rem;margin:0 auto;padding:2rem 1rem;background:light-dark(#fcfaf4,#07140d);' +
    'color:light-dark(#0d1f16,#edebe3);font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}',
  'h1,h2,p{margin:0}',
  'h1{margin-bottom:1rem;line-height:1.15}',
  'h2{font-size:1.0625rem}',
  'a{color:light-dark(#005d37,#80d3a0)}',
  ':focus-visible{outline:3px solid;outline-offset:2px}',
  '.problem,.problems,.problems a{color:var(--danger);font-weight:600}',
  '.problems{padding:.75rem 1rem;border-left:4px solid var(--danger);border-radius:6px;' +
    'background:light-dark(#feeae1,#402219)}',
  '.problems ul{margin:.5rem 0 0;padding:0;list-style:none}',
  '.problems a,.way a{display:inline-flex;align-items:center;min-height:2.75rem}',
  '.problems+.way{margin-top:1rem}',
  'label{display:block;margin-top:1.25rem;font-weight:650}',
  '.help{color:light-dark(#44544b,#adb4a7);font-size:.9375rem}',
  'input,select,textarea{box-sizing:border-box;width:100%;min-height:3rem;margin-top:.25rem;padding:.6rem .8rem;' +
    'border:1.5px solid light-dark(#7c8a82,#707f73);border-radius:6px;background:light-dark(#fffefc,#13231b);' +
    'color:inherit;font:inherit}',
  'textarea{min-height:8rem;resize:vertical}',
  '[aria-invalid]{border-color:var(--danger)}',
  'button{width:100%;min-height:3.25rem;margin-block:1.5rem 1rem;border:0;border-radius:6px;' +
    'background:light-dark(#005d37,#80d3a0);color:light-dark(#fcfaf4,#0a1d14);font:inherit;font-weight:650;' +
    'cursor:pointer}',
].join('');
