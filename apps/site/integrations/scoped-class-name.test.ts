import { expect, test, vi } from 'vitest';
import { scopedClassName } from './scoped-class-name.ts';

test('the class of a module has four letters, the same in every build', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const name = scopedClassName('row', '/site/src/sections/Hours/Hours.module.css');
  expect(name).toMatch(/^[a-z]{4}$/);
  expect(scopedClassName('row', '/another/src/sections/Hours/Hours.module.css')).toBe(name);
});

test('no class of a module has the name of a shared class', () => {
  vi.stubEnv('NODE_ENV', 'production');
  // Its first four letters are those of the shared class wide.
  const [name, file] = ['toggle', '/site/src/pages/_pricing/PricingPage.module.css'];
  expect(scopedClassName(name, file)).toMatch(/^(?!wide)[a-z]{4}$/);
});
