import { expect, test } from 'vitest';
import { breakpointResolver } from './breakpoints.ts';

const resolve = breakpointResolver(
  '@custom-media --phone (width < 44em); /* one column */\n@custom-media --desktop (width >= 60em);',
);

test('a named breakpoint becomes its width, also beside other conditions', () => {
  expect(resolve('@media (--desktop) { .x { gap: 0; } }')).toBe('@media (width >= 60em) { .x { gap: 0; } }');
  expect(resolve('@media screen and (--phone) and (hover) {}')).toBe(
    '@media screen and (width < 44em) and (hover) {}',
  );
});

test('a name without a width is refused', () => {
  expect(() => resolve('@media (--dekstop) {}')).toThrow('--dekstop is no breakpoint');
});

test('custom properties stay as they are', () => {
  expect(resolve('.x { color: var(--phone); }')).toBe('.x { color: var(--phone); }');
});
