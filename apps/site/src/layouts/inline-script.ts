import { minifySync } from 'vite';

/** Turns functions into an inline script. They can use nothing but browser APIs. */
export const inlineScript = (...functions: (() => void)[]) =>
  minifySync('inline.js', functions.map((code) => `(${code})();`).join('\n')).code;
