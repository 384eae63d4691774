import { expect, test, vi } from 'vitest';
import { forceStates, styleguide, themeRules } from './styleguide.ts';

function setUp(command: 'dev' | 'build') {
  const [injectRoute, updateConfig] = [vi.fn(), vi.fn()];
  const hook: unknown = styleguide().hooks['astro:config:setup'];
  if (typeof hook !== 'function') throw new Error('the integration has no setup');
  hook({ command, injectRoute, updateConfig });
  return { injectRoute, updateConfig };
}

test('the styleguide has a route in development', () => {
  const { injectRoute } = setUp('dev');
  expect(injectRoute).toHaveBeenCalledWith(expect.objectContaining({ pattern: '/styleguide' }));
});

test('a build has neither the page nor its CSS', () => {
  const { injectRoute, updateConfig } = setUp('build');
  expect(injectRoute).not.toHaveBeenCalled();
  expect(updateConfig).not.toHaveBeenCalled();
});

test('a state can be shown by its name, and the specificity of a selector stays the same', () => {
  expect(forceStates('.x:hover .y{color:red}')).toBe(
    '.x:is(:hover, :where([data-state~="hover"] *)) .y{color:red}',
  );
  expect(forceStates(':focus-visible{outline:0}')).toMatch(
    /^:is\(:focus-visible, :where\(\[data-state~="focus-visible"\] :is\(a, button,/,
  );
});

test('a pseudo-class that only begins like a state is left alone', () => {
  const css = '.x:focus-within{} .y:active-view-transition{} .z:not(:focus){}';
  expect(forceStates(css)).toBe(css);
});

test('each theme has all semantic tokens, the dark one with its own values', () => {
  const css = themeRules(
    ':root { --ink: #1b1b1b; } :root { --text: var(--ink); --line: #d7d7d7; } :root { --gap: 4px; } @media (prefers-color-scheme: dark) { :root { --text: #ebebeb; } }',
  );
  expect(css).toContain(
    '[data-theme] { color-scheme: light; background: var(--ground); color: var(--text); --text: var(--ink); --line: #d7d7d7; --gap: 4px; }',
  );
  expect(css).toContain('[data-theme="dark"] { color-scheme: dark; --text: #ebebeb; }');
});
