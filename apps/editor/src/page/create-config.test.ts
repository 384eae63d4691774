import { contentFolder } from '@accounting-site/content/read-yaml';
import { createReader } from '@keystatic/core/reader';
import { beforeEach, expect, test, vi } from 'vitest';
import { entries } from '../entries.ts';
import { describeEntries } from '../host/describe-entries.ts';
import { createConfig } from './create-config.ts';

// Vite defines these constants in the page.
beforeEach(() => {
  vi.stubGlobal('__BRAND__', 'A brand');
  vi.stubGlobal('__SITE_URL__', 'http://127.0.0.1:3000');
});

test.for(entries.map(({ id }) => id))('every file of %s is valid in its form', async (id) => {
  const { singletons, collections } = createReader(contentFolder(), createConfig(describeEntries()));
  const [one, many] = [singletons[id], collections[id]];
  if (one) expect(await one.readOrThrow()).toBeTruthy();
  else expect((await many?.all())?.length).toBeGreaterThan(10);
});

test('fields are explained with the messages of the build', () => {
  const described = JSON.stringify(describeEntries());
  expect(described).toContain('Write the amount in cedis as a number, without a sign or comma');
  expect(described).toContain('Write what the customer said, in one to three sentences');
  expect(described).not.toContain('Invalid input');
});
