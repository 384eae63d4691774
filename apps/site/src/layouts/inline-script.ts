import { minifySync } from 'vite';

/** A function as a script that stands in the page. It can use nothing but what the browser has. */
export const inlineScript = (...functions: (() => void)[]) =>
  minifySync('inline.js', functions.map((code) => `(${code})();`).join('\n')).code;
