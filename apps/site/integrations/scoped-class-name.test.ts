import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { scopedClassName } from './scoped-class-name.ts';

const modules = globSync('{apps/site,packages/ui}/src/**/*.module.css').map((file) => resolve(file));
const classesIn = (file: string) => [
  ...new Set([...readFileSync(file, 'utf8').matchAll(/(?:^|\s)\.([a-z]\w*)/gi)].map(([, name = '']) => name)),
];
const layout = readFileSync('packages/ui/src/layout.css', 'utf8');

test('each class of a module has a name of two characters that no other and no shared class has', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const names = modules.flatMap((file) => classesIn(file).map((name) => scopedClassName(name, file)));
  expect(names.length).toBeGreaterThan(500);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) {
    expect(name).toMatch(/^[a-z][a-z\d]$/i);
    expect(layout).not.toMatch(new RegExp(`\\.${name}\\b`));
  }
});

test('a class that no style has stops the build', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => scopedClassName('nothing', modules[0] ?? '')).toThrow('in no style');
});
